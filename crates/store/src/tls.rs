//! Encrypted connections to PostgreSQL, by the modes that its own programs know:
//!
//! | `sslmode` | encrypted | the server's certificate |
//! |---|---|---|
//! | `disable` | no | |
//! | `prefer`, or nothing | if the server can | is not looked at |
//! | `require` | yes | is not looked at, unless `sslrootcert` is given: then as by `verify-ca` |
//! | `verify-ca` | yes | must follow from a known root |
//! | `verify-full` | yes | and be for this very host |
//!
//! Roots are those of the file `sslrootcert`, in PEM, or those that browsers know.

use std::error::Error;
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error as TlsError, RootCertStore,
    SignatureScheme,
};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};

use crate::StoreError;

/// How a connection is encrypted.
#[derive(Clone)]
pub(crate) struct Tls(Arc<ClientConfig>);

/// What is asked of a server's certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    Anybody,
    Root,
    RootAndName,
}

/// An address as the driver knows it, and how to encrypt what goes there. The driver itself knows only whether
/// to encrypt.
pub(crate) fn split(address: &str) -> Result<(String, Tls), StoreError> {
    let (place, query) = address.split_once('?').unwrap_or((address, ""));
    let (mut mode, mut roots) = (None, None);
    let mut rest = Vec::new();
    for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
        match parameter.split_once('=') {
            Some(("sslmode", value)) => mode = Some(value),
            Some(("sslrootcert", value)) => roots = Some(decoded(value)),
            _ => rest.push(parameter.to_owned()),
        }
    }
    let trust = match mode {
        Some("verify-full") => Trust::RootAndName,
        Some("verify-ca") => Trust::Root,
        Some("require") if roots.is_some() => Trust::Root,
        _ => Trust::Anybody,
    };
    if let Some(mode) = mode {
        // What the driver does not know of it is ours to do.
        let verifies = mode.starts_with("verify-") && trust != Trust::Anybody;
        rest.push(format!(
            "sslmode={}",
            if verifies { "require" } else { mode }
        ));
    }
    let tls = Tls::new(trust, roots.as_deref().map(Path::new)).map_err(tls_error)?;
    let query = rest.join("&");
    Ok((format!("{place}?{query}"), tls))
}

/// Without the escapes of addresses.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, others)) = rest.split_first() {
        let digits = others
            .get(..2)
            .and_then(|two| std::str::from_utf8(two).ok());
        let escaped = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        if let Some(byte) = escaped.filter(|_| first == b'%') {
            bytes.push(byte);
            rest = &others[2..];
        } else {
            bytes.push(first);
            rest = others;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

pub(crate) fn tls_error(error: impl std::fmt::Display) -> StoreError {
    let error = error.to_string();
    StoreError::Tls { error }
}

impl Tls {
    fn new(trust: Trust, roots: Option<&Path>) -> Result<Self, Box<dyn Error>> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()?;
        let config = if trust == Trust::Anybody {
            config
                .dangerous()
                .with_custom_certificate_verifier(Arc::new(Verifier {
                    roots: None,
                    provider,
                }))
        } else {
            let roots = Arc::new(known_roots(roots)?);
            let verifier =
                WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider));
            let verifier = verifier.build()?;
            if trust == Trust::RootAndName {
                config.with_webpki_verifier(verifier)
            } else {
                let roots = Some(verifier);
                config
                    .dangerous()
                    .with_custom_certificate_verifier(Arc::new(Verifier { roots, provider }))
            }
        };
        Ok(Self(Arc::new(config.with_no_client_auth())))
    }
}

fn known_roots(file: Option<&Path>) -> Result<RootCertStore, Box<dyn Error>> {
    let mut roots = RootCertStore::empty();
    match file.filter(|file| *file != Path::new("system")) {
        None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
        Some(file) => {
            let unreadable = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
            for root in CertificateDer::pem_file_iter(file).map_err(|error| unreadable(&error))? {
                roots.add(root.map_err(|error| unreadable(&error))?)?;
            }
            if roots.is_empty() {
                return Err(unreadable(&"no certificate").into());
            }
        }
    }
    Ok(roots)
}

/// Looks at less of a certificate than browsers do: not for whom it is, or not at it at all. Whoever chose such
/// a mode wants nobody to listen, and does not ask who is at the other end.
#[derive(Debug)]
struct Verifier {
    roots: Option<Arc<WebPkiServerVerifier>>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        stapled: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, TlsError> {
        let Some(roots) = &self.roots else {
            return Ok(ServerCertVerified::assertion());
        };
        match roots.verify_server_cert(certificate, between, name, stapled, now) {
            Err(TlsError::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        let known = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        let known = &self.provider.signature_verification_algorithms;
        rustls::crypto::verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        let known = &self.provider.signature_verification_algorithms;
        known.supported_schemes()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Encrypted<S>;
    type TlsConnect = Connector;
    type Error = io::Error;

    fn make_tls_connect(&mut self, host: &str) -> Result<Connector, io::Error> {
        Ok(Connector {
            config: Arc::clone(&self.0),
            host: host.to_owned(),
        })
    }
}

/// Encrypts one connection.
pub(crate) struct Connector {
    config: Arc<ClientConfig>,
    host: String,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Connector {
    type Stream = Encrypted<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Encrypted<S>, io::Error>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            // A socket in a folder has no name, and is never encrypted.
            let name = ServerName::try_from(self.host).map_err(io::Error::other)?;
            let connector = tokio_rustls::TlsConnector::from(self.config);
            connector.connect(name, stream).await.map(Encrypted)
        })
    }
}

/// An encrypted connection.
pub(crate) struct Encrypted<S>(tokio_rustls::client::TlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Encrypted<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Encrypted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Encrypted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_driver_is_told_what_it_knows() {
        let told = |address: &str| split(address).map(|(told, _)| told).unwrap_or_default();
        let place = "postgres://ada@host/games";
        for (given, expected) in [
            ("", ""),
            ("?sslmode=verify-full", "sslmode=require"),
            (
                "?sslmode=prefer&application_name=x",
                "application_name=x&sslmode=prefer",
            ),
            (
                "?host=%2Frun&sslmode=disable",
                "host=%2Frun&sslmode=disable",
            ),
            ("?sslmode=verify-nothing", "sslmode=verify-nothing"),
        ] {
            assert_eq!(
                told(&format!("{place}{given}")),
                format!("{place}?{expected}")
            );
        }
        let missing = split("postgres://host/games?sslmode=verify-ca&sslrootcert=%2Fno%2Fsuch");
        let refused = missing.err().map(|error| error.to_string());
        assert!(refused.is_some_and(|told| told.contains("/no/such")));
    }
}
