use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use super::listening::StartError;

/// That a server is at work on a database file. The system takes it away with the process, however that
/// ends.
///
/// Two files are locked: a lock file beside the database, which says where the server is, and the database
/// itself, because a file may have several names (hard links), each with another lock file beside it. Links
/// to a name are followed to where the file is.
#[derive(Debug, Default)]
pub(crate) struct Lock {
    /// Where the database really is.
    file: Option<PathBuf>,
    sign: Option<File>,
    database: Option<Held>,
}

/// A lock on the database file itself. It is of another kind than SQLite's own locks and does not meet them,
/// but to close the file would give up those of this process too: it is unlocked and never closed.
#[derive(Debug)]
struct Held(Option<File>);

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(file) = self.0.take() {
            let _ = file.unlock();
            std::mem::forget(file);
        }
    }
}

impl Lock {
    /// Takes the database for this server; refused while another one has it, with its address.
    pub(crate) fn take(database: &str) -> Result<Self, StartError> {
        let Some(path) = store::database_file(database) else {
            return Ok(Self::default());
        };
        let path = real_place(path);
        let database = path.display().to_string();
        let sign = format!("{database}.lock");
        let cannot = |error: std::io::Error| cannot_lock(&sign, &error);
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(Path::new(&sign)).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut address = String::new();
                let _ = file.read_to_string(&mut address);
                let address = address.trim().to_owned();
                return Err(if address.is_empty() {
                    StartError::DatabaseInUse { database }
                } else {
                    StartError::AlreadyRunning { database, address }
                });
            }
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
        }
        let mut lock = Self {
            file: Some(path),
            sign: Some(file),
            database: None,
        };
        lock.hold_database()?;
        Ok(lock)
    }

    /// Locks the database itself, once there is one.
    pub(crate) fn hold_database(&mut self) -> Result<(), StartError> {
        let Some(path) = self.file.as_deref().filter(|_| self.database.is_none()) else {
            return Ok(());
        };
        let database = path.display().to_string();
        let file = match File::open(path) {
            Ok(file) => Held(Some(file)),
            // It is still to be made, and has no other names yet.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(cannot_lock(&database, &error)),
        };
        match file.0.as_ref().map_or(Ok(()), File::try_lock) {
            Ok(()) => {
                self.database = Some(file);
                Ok(())
            }
            Err(TryLockError::WouldBlock) => Err(StartError::DatabaseInUse { database }),
            Err(TryLockError::Error(error)) => Err(cannot_lock(&database, &error)),
        }
    }

    /// Writes into the lock file where the server can be found.
    pub(crate) fn tell(&mut self, address: SocketAddr) {
        if let Some(file) = &mut self.sign {
            // It only helps whoever starts a second server; nothing depends on it.
            let _ = file
                .set_len(0)
                .and_then(|()| file.rewind())
                .and_then(|()| writeln!(file, "http://{address}/"));
        }
    }
}

fn cannot_lock(file: &str, error: &std::io::Error) -> StartError {
    StartError::CannotLock {
        file: file.to_owned(),
        error: error.to_string(),
    }
}

/// Where a file is, or would be made, once all links are followed.
fn real_place(path: &Path) -> PathBuf {
    /// As many links as the system follows.
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        if let Ok(real) = path.canonicalize() {
            return real;
        }
        // There is no file yet; its name may be a link to where it is to be.
        let folder = path.parent().filter(|path| !path.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).canonicalize();
        // Without its folder it can't be made, wherever somebody stands.
        let Ok(folder) = folder else { return path };
        match path.read_link() {
            Ok(target) => path = folder.join(target),
            Err(_) => {
                return path
                    .file_name()
                    .map_or(path.clone(), |name| folder.join(name));
            }
        }
    }
    path
}
