//! Two halves of a socket, joined: what comes from one goes to the other. Whoever is let go of is told to come back.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, copy, split};

use crate::live::meter::FrameReader;

/// The end of a WebSocket: code 1012, `restart`.
const RESTART: &[u8] = b"\x88\x09\x03\xf4restart";
/// How long a client has to take it.
const LAST_WORDS: Duration = Duration::from_millis(500);
const BUFFER: usize = 8 * 1024;

/// What goes from a node to a client.
#[derive(Default)]
struct Downward {
    frames: FrameReader,
    /// Whether a part of what was read may be on its way.
    writing: bool,
}

impl Downward {
    async fn pass(
        &mut self,
        from: &mut (impl AsyncRead + Unpin),
        to: &mut (impl AsyncWrite + Unpin),
    ) -> io::Result<()> {
        let mut buffer = vec![0; BUFFER];
        loop {
            let length = from.read(&mut buffer).await?;
            if length == 0 {
                return Ok(());
            }
            self.writing = true;
            to.write_all(&buffer[..length]).await?;
            to.flush().await?;
            self.frames.count(&buffer[..length]);
            self.writing = false;
        }
    }
}

/// Joins a client here to a socket at another node, until that ends or it is time to go.
pub(super) async fn relay(
    client: impl AsyncRead + AsyncWrite + Unpin,
    node: impl AsyncRead + AsyncWrite + Unpin,
    over: impl Future<Output = ()>,
) {
    let (mut from_client, mut to_client) = split(client);
    let (mut from_node, mut to_node) = split(node);
    let mut downward = Downward::default();
    let upward = async {
        let _ = copy(&mut from_client, &mut to_node).await;
        let _ = to_node.shutdown().await;
        // The node hears of it, and ends the rest.
        std::future::pending::<()>().await;
    };
    let went = tokio::select! {
        _ = downward.pass(&mut from_node, &mut to_client) => true,
        () = upward => true,
        () = over => false,
    };
    let _ = tokio::time::timeout(LAST_WORDS, async {
        // In the middle of a frame there is nothing to say.
        if !went && !downward.writing && downward.frames.is_between() {
            to_client.write_all(RESTART).await?;
        }
        to_client.shutdown().await
    })
    .await;
}

#[cfg(test)]
mod tests {
    use tokio::io::duplex;
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn a_client_is_told_to_come_back_between_two_messages_only() {
        for (said, told) in [(&b"\x81\x02hi"[..], true), (&b"\x81\x05hi"[..], false)] {
            let (client, mut at_client) = duplex(64);
            let (node, mut at_node) = duplex(64);
            let (stop, stopped) = oneshot::channel::<()>();
            let relayed = tokio::spawn(relay(client, node, async {
                let _ = stopped.await;
            }));
            at_client.write_all(b"up").await.unwrap();
            let mut up = [0; 2];
            at_node.read_exact(&mut up).await.unwrap();
            assert_eq!(&up, b"up");
            at_node.write_all(said).await.unwrap();
            let mut down = vec![0; said.len()];
            at_client.read_exact(&mut down).await.unwrap();
            assert_eq!(down, said);
            stop.send(()).unwrap();
            let mut rest = Vec::new();
            at_client.read_to_end(&mut rest).await.unwrap();
            assert_eq!(rest, if told { RESTART } else { b"" });
            relayed.await.unwrap();
        }
    }

    #[tokio::test]
    async fn the_end_of_one_is_the_end_of_the_other() {
        let (client, mut at_client) = duplex(64);
        let (node, at_node) = duplex(64);
        let relayed = tokio::spawn(relay(client, node, std::future::pending()));
        drop(at_node);
        let mut rest = Vec::new();
        at_client.read_to_end(&mut rest).await.unwrap();
        assert!(rest.is_empty());
        relayed.await.unwrap();
    }
}
