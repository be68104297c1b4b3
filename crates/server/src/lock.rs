use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::net::SocketAddr;
use std::path::Path;

use texts::Message;

use crate::error::refuse;

/// A sign on a database file that a server is at work on it. The system takes it away with the process,
/// however that ends.
#[derive(Debug)]
pub(crate) struct Lock(Option<File>);

impl Lock {
    /// Takes the database for this server; refused while another one has it, with its address.
    pub(crate) fn take(database: &str) -> Result<Self, Message> {
        let Some(path) = store::database_file(database) else {
            return Ok(Self(None));
        };
        let path = path.display().to_string();
        let sign = format!("{path}.lock");
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let cannot = |error: std::io::Error| {
            refuse("cannot-lock")
                .with("file", sign.as_str())
                .with("error", error.to_string())
        };
        let mut file = options.open(Path::new(&sign)).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(Some(file))),
            Err(TryLockError::WouldBlock) => {
                let mut address = String::new();
                let _ = file.read_to_string(&mut address);
                Err(match address.trim() {
                    "" => refuse("database-in-use").with("database", path),
                    address => refuse("already-running")
                        .with("database", path)
                        .with("address", address),
                })
            }
            Err(TryLockError::Error(error)) => Err(cannot(error)),
        }
    }

    /// Writes on the sign where the server can be found.
    pub(crate) fn tell(&mut self, address: SocketAddr) {
        if let Some(file) = &mut self.0 {
            // It only helps whoever starts a second server; nothing depends on it.
            let _ = file
                .set_len(0)
                .and_then(|()| file.rewind())
                .and_then(|()| writeln!(file, "http://{address}/"));
        }
    }
}
