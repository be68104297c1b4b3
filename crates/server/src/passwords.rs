use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use texts::Message;
use tokio::sync::Semaphore;

use crate::error::refuse;

/// Hashes passwords with argon2id at its recommended cost, two at a time: it is meant to be slow, and
/// must not be slow for everybody else.
#[derive(Debug)]
pub(crate) struct Passwords {
    places: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            places: Semaphore::new(2),
        }
    }
}

const SHORTEST: usize = 8;
const LONGEST: usize = 200;

/// What everybody tries first.
const COMMON: [&str; 24] = [
    "password",
    "password1",
    "passw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "qwertyui",
    "qwerty123",
    "qwertyuiop",
    "11111111",
    "00000000",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "trustno1",
    "starwars",
    "whatever",
    "abcd1234",
    "1q2w3e4r",
    "heslo123",
    "zaq12wsx",
];

/// Whether a password is worth hashing.
pub(crate) fn check_password(password: &str) -> Result<(), Message> {
    let length = password.chars().count();
    if length < SHORTEST {
        return Err(refuse("password-short").with("least", SHORTEST));
    }
    if length > LONGEST {
        return Err(refuse("password-long").with("most", LONGEST));
    }
    if COMMON.contains(&password.to_lowercase().as_str()) {
        return Err(refuse("password-common"));
    }
    Ok(())
}

impl Passwords {
    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        let _place = self.places.acquire().await.ok()?;
        let job = tokio::task::spawn_blocking(move || {
            let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).ok()?;
            Some(hash.to_string())
        });
        job.await.ok().flatten()
    }

    /// Whether a password is the one that was kept. Without one it takes as long, and fails: nobody
    /// learns by waiting which names exist.
    pub(crate) async fn verify(&self, password: String, kept: Option<String>) -> bool {
        let Ok(_place) = self.places.acquire().await else {
            return false;
        };
        let job = tokio::task::spawn_blocking(move || {
            let Some(kept) = kept else {
                let _: Result<PasswordHash, _> =
                    Argon2::default().hash_password(password.as_bytes());
                return false;
            };
            PasswordHash::new(&kept).is_ok_and(|kept| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &kept)
                    .is_ok()
            })
        });
        job.await.unwrap_or(false)
    }
}
