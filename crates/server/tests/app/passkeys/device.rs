use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A device with one passkey, as a browser would talk to it: the plainest that WebAuthn allows, with a P-256 key and
/// without attestation.
pub(crate) struct Device {
    key: EcdsaKeyPair,
    id: [u8; 16],
    /// The origin of the page that the browser is at.
    pub(crate) origin: String,
    /// How often it has signed.
    pub(crate) counter: u32,
    /// Whether somebody proved to the device who they are.
    pub(crate) verifies: bool,
    /// Whose passkey it holds, as it was told when it made it.
    pub(crate) user: Value,
}

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const HAS_KEY: u8 = 0x40;

impl Device {
    pub(crate) fn new(origin: &str, number: u8) -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        Self {
            key: EcdsaKeyPair::from_pkcs8(algorithm, made.as_ref(), &random).unwrap(),
            id: [number; 16],
            origin: origin.to_owned(),
            counter: 0,
            verifies: true,
            user: Value::Null,
        }
    }

    /// Makes the passkey: what the browser answers to the options for a new one.
    pub(crate) fn make(&mut self, options: &Value) -> Value {
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        self.user = options["user"]["id"].clone();
        let mut data = self.data(&options["rp"]["id"], HAS_KEY);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(self.id);
        let point = self.key.public_key().as_ref();
        // A map in CBOR: an elliptic curve key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), x (-2) and y (-3).
        data.extend([0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        let mut object = b"\xA3\x63fmt\x64none\x67attStmt\xA0\x68authData\x58".to_vec();
        object.push(data.len() as u8);
        object.extend(data);
        self.answer(&json!({
            "attestationObject": base64url(&object),
            "clientDataJSON": base64url(&self.client_data("webauthn.create", options)),
            "transports": ["internal", "something-new"],
        }))
    }

    /// Signs: what the browser answers to the options to log in.
    pub(crate) fn sign(&mut self, options: &Value) -> Value {
        assert_eq!(options["allowCredentials"], json!([]), "nobody is named");
        self.counter += 1;
        let data = self.data(&options["rpId"], 0);
        let client_data = self.client_data("webauthn.get", options);
        let signed = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        self.answer(&json!({
            "authenticatorData": base64url(&data),
            "clientDataJSON": base64url(&client_data),
            "signature": base64url(signature.as_ref()),
            "userHandle": self.user,
        }))
    }

    fn answer(&self, response: &Value) -> Value {
        let id = base64url(&self.id);
        json!({ "id": id, "rawId": id, "type": "public-key", "response": response,
            "clientExtensionResults": {}, "authenticatorAttachment": "platform" })
    }

    fn data(&self, site: &Value, more: u8) -> Vec<u8> {
        let verified = if self.verifies { VERIFIED } else { 0 };
        let mut data = Sha256::digest(site.as_str().unwrap()).to_vec();
        data.push(PRESENT | verified | more);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let (origin, challenge) = (&self.origin, &options["challenge"]);
        let data = json!({ "type": kind, "challenge": challenge, "origin": origin });
        data.to_string().into_bytes()
    }
}

/// Base64 as WebAuthn writes it: for addresses, without padding.
fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |at: usize| u32::from(chunk.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=chunk.len() {
            let letter = bits >> (18 - 6 * place) & 63;
            text.push(char::from(LETTERS[letter as usize]));
        }
    }
    text
}
