//! Runs a server with its defaults: `cargo run -p serpentarium-server --example serve [DATABASE [ADDRESS]]`.

use server::Config;

#[tokio::main]
async fn main() -> Result<(), server::StartError> {
    let mut config = Config::default();
    let mut arguments = std::env::args().skip(1);
    if let Some(database) = arguments.next() {
        config.database = database;
    }
    if let Some(address) = arguments.next().and_then(|text| text.parse().ok()) {
        config.listen = address;
    }
    #[expect(clippy::print_stdout, reason = "an example says where it is")]
    server::serve(config, |address| println!("http://{address}/api/v1/games")).await
}
