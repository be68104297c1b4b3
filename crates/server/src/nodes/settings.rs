use std::fmt;
use std::net::SocketAddr;
use std::path::Path;

use crate::ops::listening::StartError;
use crate::{Config, NodeConfig};

/// What a node has to know about itself before it starts.
#[derive(Clone)]
pub(crate) struct NodeSettings {
    pub(crate) name: String,
    /// Where others reach it, `http://host:port`.
    pub(crate) address: String,
    /// What all nodes know.
    pub(crate) secret: String,
}

/// A shorter secret could be guessed.
const SHORTEST_SECRET: usize = 16;

impl fmt::Debug for NodeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NodeSettings")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl NodeSettings {
    /// What makes the server a node, if anything does.
    pub(crate) fn read(config: &Config) -> Result<Option<Self>, StartError> {
        if config.node == NodeConfig::default() {
            return Ok(None);
        }
        let NodeConfig {
            name: Some(name),
            address: Some(address),
            secret_file: Some(file),
        } = &config.node
        else {
            return Err(StartError::NodeIncomplete);
        };
        let address = address.trim_end_matches('/');
        if host_and_port(address).is_none() {
            let address = address.to_owned();
            return Err(StartError::NodeAddress { address });
        }
        Ok(Some(Self {
            name: name.clone(),
            address: address.to_owned(),
            secret: secret(file)?,
        }))
    }

    /// Where it listens for other nodes.
    pub(crate) async fn listen_at(&self) -> Result<SocketAddr, StartError> {
        let wrong = || StartError::NodeAddress {
            address: self.address.clone(),
        };
        let place = host_and_port(&self.address).ok_or_else(wrong)?;
        let mut found = tokio::net::lookup_host(place).await.map_err(|_| wrong())?;
        found.next().ok_or_else(wrong)
    }
}

/// `10.0.0.1:7100` of `http://10.0.0.1:7100`, and nothing of anything else.
fn host_and_port(address: &str) -> Option<&str> {
    let place = address.strip_prefix("http://")?;
    let (host, port) = place.rsplit_once(':')?;
    let plain = !host.is_empty() && !host.contains(['/', '@', '?', '#', ' ']);
    (plain && port.parse::<u16>().is_ok_and(|port| port > 0)).then_some(place)
}

fn secret(file: &Path) -> Result<String, StartError> {
    let unfit = |error: String| StartError::NodeSecret {
        file: file.display().to_string(),
        error,
    };
    let text = std::fs::read_to_string(file).map_err(|error| unfit(error.to_string()))?;
    let secret = text.trim();
    let fits =
        secret.len() >= SHORTEST_SECRET && secret.bytes().all(|byte| byte.is_ascii_graphic());
    if !fits {
        return Err(StartError::NodeSecretUnfit {
            file: file.display().to_string(),
            least: SHORTEST_SECRET,
        });
    }
    Ok(secret.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_host_and_a_port_are_an_address() {
        assert_eq!(
            host_and_port("http://a.example:7100"),
            Some("a.example:7100")
        );
        assert_eq!(host_and_port("http://[::1]:7100"), Some("[::1]:7100"));
        for wrong in [
            "https://a:1",
            "a:1",
            "http://a",
            "http://a:0",
            "http://:1",
            "http://a:1/b",
            "http://u@a:1",
            "http://a:70000",
        ] {
            assert_eq!(host_and_port(wrong), None, "{wrong}");
        }
    }
}
