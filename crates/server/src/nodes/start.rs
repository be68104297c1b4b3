use store::Store;
use tokio::sync::mpsc;

use super::{NodeSettings, Nodes, inner, news};
use crate::Config;
use crate::http::connections::accept;
use crate::ops::listening::{StartError, listen, local_address};
use crate::ops::lock::Lock;
use crate::ops::serve::{Running, start_with};
use crate::world::World;

/// Starts a server that shares its database with others.
pub(crate) async fn start(
    config: Config,
    settings: NodeSettings,
    world: World,
) -> Result<Running, StartError> {
    let listener = listen(config.listen, config.spare_ports).await?;
    let address = local_address(&listener, config.listen)?;
    let for_nodes = listen(settings.listen_at().await?, 0).await?;
    let (store, claim) = Store::open_shared(&config.database).await?;
    let (sender, waiting) = mpsc::channel(news::BACKLOG);
    let nodes = Nodes::join(settings, store.clone(), world, sender).await?;
    let (own, world) = (Some(nodes.clone()), nodes.world());
    let running = start_with(config, world, store, own, listener, address).await?;
    let app = running.app().clone();
    let told = news::deliver(nodes, app.registry.clone(), waiting);
    tokio::spawn(told);
    let closing = app.closing.subscribe();
    let serving = accept(for_nodes, inner::router(app), None, closing);
    let running = running.serving_nodes(tokio::spawn(serving));
    Ok(running.holding(Lock::default(), claim))
}
