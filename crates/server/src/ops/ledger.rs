//! Keeping the ledger: what happened is entered every few seconds, and its root is told to whoever wants to
//! keep it where the database's own keeper can't change it.

use std::fs::OpenOptions;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::Duration;

use store::LedgerHead;

use crate::app::{App, closed};

/// What happened less than this long ago may not be in the ledger yet.
const EVERY: Duration = Duration::from_secs(5);
/// A server that goes waits so long for the last entries; the next start makes up for them.
const LONGEST_LAST_ENTRY: Duration = Duration::from_millis(500);

/// Enters what happens, until the server goes.
pub(crate) async fn keep(app: App) {
    let mut closing = app.closing.subscribe();
    let mut told = LedgerHead::default();
    loop {
        if app.is_leader() {
            extend(&app, &mut told).await;
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closed(&mut closing) => return,
        }
    }
}

/// Enters what happened last.
pub(crate) async fn close(app: &App) {
    let mut told = LedgerHead::default();
    let last = tokio::time::timeout(LONGEST_LAST_ENTRY, extend(app, &mut told));
    if last.await.is_ok() {
        let (entries, root) = (told.entries, told.root);
        tracing::info!(entries, root, "the ledger is up to date");
    }
}

async fn extend(app: &App, told: &mut LedgerHead) {
    match app.store.extend_ledger().await {
        Ok(head) if head == *told => {}
        Ok(head) => {
            tracing::debug!(entries = head.entries, root = head.root, "the ledger grew");
            if let Some(file) = &app.config.ledger_file
                && let Err(error) = note(file, &head)
            {
                let file = file.display();
                tracing::warn!(%file, %error, "the root of the ledger could not be noted");
            }
            *told = head;
        }
        // It is made up for the next time.
        Err(error) => tracing::warn!(?error, "the ledger could not be written"),
    }
}

fn note(file: &Path, head: &LedgerHead) -> std::io::Result<()> {
    if head.entries == 0 {
        return Ok(());
    }
    let line = format!("{} {}\n", head.entries, head.root);
    let mut options = OpenOptions::new();
    let mut file = options.read(true).append(true).create(true).open(file)?;
    // After a start the last line may be this one.
    let mut last = String::new();
    let before = file.metadata()?.len().saturating_sub(line.len() as u64);
    file.seek(SeekFrom::Start(before))?;
    file.read_to_string(&mut last)?;
    if last == line {
        return Ok(());
    }
    file.write_all(line.as_bytes())?;
    file.sync_all()
}
