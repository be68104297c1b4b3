//! One client for everything that talks to a server: bridges, load tests, tests.
//!
//! A [`Client`] is somebody: it keeps the cookie that the server gives it, or has a token. It asks by
//! HTTP, listens to streams ([`Lines`]) and opens live sockets ([`Socket`]).

mod error;
mod http;
mod lines;
mod requests;
mod socket;

pub use error::Error;
pub use http::{Answer, Client};
pub use hyper::body::Bytes;
pub use hyper::header;
pub use hyper::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
pub use lines::Lines;
pub use requests::Act;
pub use socket::{Frame, Listen, Socket};
