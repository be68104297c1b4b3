//! Where a server listens, and why one does not start.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use store::StoreError;
use tokio::net::TcpListener;

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why a server does not start.
    pub enum StartError {
        /// Another program listens there.
        PortTaken {
            /// Where.
            address: String
        } => "port-taken",
        /// Whoever started it may not listen there.
        PortForbidden {
            /// Where.
            address: String
        } => "port-forbidden",
        /// It can't listen there for another reason.
        CannotListen {
            /// Where.
            address: String,
            /// What the system says.
            error: String
        } => "cannot-listen",
        /// Another server has the database, and says where it listens.
        AlreadyRunning {
            /// The database.
            database: String,
            /// Where the other server listens.
            address: String
        } => "already-running",
        /// Another server has the database.
        DatabaseInUse {
            /// The database.
            database: String
        } => "database-in-use",
        /// The lock file can't be written.
        CannotLock {
            /// The lock file.
            file: String,
            /// What the system says.
            error: String
        } => "cannot-lock",
        /// A node is to be started, and not all is said that it needs.
        NodeIncomplete => "node-incomplete",
        /// Other nodes can't reach it by this.
        NodeAddress {
            /// What was said.
            address: String
        } => "node-address",
        /// The nodes' secret can't be read.
        NodeSecret {
            /// The file.
            file: String,
            /// What the system says.
            error: String
        } => "node-secret",
        /// The nodes' secret could be guessed, or does not fit into a header.
        NodeSecretUnfit {
            /// The file.
            file: String,
            /// How many characters it must have.
            least: usize
        } => "node-secret-unfit",
        /// A node of this name is there.
        NodeRunning {
            /// Its name.
            name: String
        } => "node-running",
    }
    from {
        /// The database can't be opened.
        Store(StoreError),
    }
}

/// Listens at an address, or at one of the next few ports if it is taken.
pub(crate) async fn listen(first: SocketAddr, spare_ports: u16) -> Result<TcpListener, StartError> {
    let mut address = first;
    for spare in 0..=spare_ports {
        address.set_port(first.port().saturating_add(spare));
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && spare < spare_ports => {}
            Err(error) => return Err(cannot_listen(address, &error)),
        }
    }
    unreachable!("the last port was refused above")
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> StartError {
    let address = address.to_string();
    match error.kind() {
        ErrorKind::AddrInUse => StartError::PortTaken { address },
        ErrorKind::PermissionDenied => StartError::PortForbidden { address },
        _ => StartError::CannotListen {
            address,
            error: error.to_string(),
        },
    }
}

/// Where a listener listens.
pub(crate) fn local_address(
    listener: &TcpListener,
    wanted: SocketAddr,
) -> Result<SocketAddr, StartError> {
    let address = listener.local_addr();
    address.map_err(|error| cannot_listen(wanted, &error))
}
