use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{ARGON2ID_IDENT, Algorithm, Argon2, Block, Params, Version};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use unicode_normalization::UnicodeNormalization;

/// Hashes passwords with argon2id, two at a time: it is meant to be slow, and must not be slow for
/// everybody else. Each hash fills 19 MB, in one of two buffers that are made once and then kept: blocks of
/// this size that come and go would leave the process ever larger.
#[derive(Debug)]
pub(crate) struct Passwords {
    params: Params,
    places: Arc<Semaphore>,
    buffers: Arc<Buffers>,
}

/// There was no memory for it. Nothing is known about the password then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HashingFailed;

const AT_ONCE: usize = 2;
/// What is hashed for names that nobody has, so that the answer takes as long.
const NOBODYS_SALT: &[u8; 16] = b"nobody has this.";

impl Passwords {
    /// With so many passes over the memory; argon2 recommends [`Params::DEFAULT_T_COST`].
    pub(crate) fn new(passes: u32) -> Self {
        let passes = passes.max(Params::MIN_T_COST);
        let params = Params::new(Params::DEFAULT_M_COST, passes, Params::DEFAULT_P_COST, None);
        Self::with(params.unwrap_or_default())
    }

    fn with(params: Params) -> Self {
        Self {
            params,
            places: Arc::new(Semaphore::new(AT_ONCE)),
            buffers: Arc::default(),
        }
    }

    /// What is kept of a password.
    pub(crate) async fn hash(
        &self,
        password: String,
        salt: [u8; 16],
    ) -> Result<String, HashingFailed> {
        let password = composed(&password);
        let params = self.params.clone();
        self.run(move |buffers| {
            let hash = output(buffers, &params, &password, &salt)?;
            let kept = PasswordHash {
                algorithm: ARGON2ID_IDENT,
                version: Some(Version::default().into()),
                params: ParamsString::try_from(&params).map_err(|_| HashingFailed)?,
                salt: Some(Salt::new(&salt).map_err(|_| HashingFailed)?),
                hash: Some(hash),
            };
            Ok(kept.to_string())
        })
        .await
    }

    /// Whether a password is the one that was kept, however the device writes its letters. Without one it takes as
    /// long, and is not: nobody learns by waiting which names exist.
    pub(crate) async fn verify(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, HashingFailed> {
        let composed = composed(&password);
        if composed == password {
            return self.verify_bytes(password, kept).await;
        }
        // What older versions of this program kept is the password as it was typed.
        Ok(self.verify_bytes(composed, kept.clone()).await?
            || self.verify_bytes(password, kept).await?)
    }

    async fn verify_bytes(
        &self,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, HashingFailed> {
        let own = self.params.clone();
        self.run(move |buffers| {
            let kept = kept.and_then(|kept| PasswordHash::new(&kept).ok());
            // Each hash says how it was made: another version of the program may have asked for more.
            let params = kept.as_ref().and_then(|kept| Params::try_from(kept).ok());
            let salt = kept.as_ref().and_then(|kept| kept.salt);
            let (params, salt) = (
                params.unwrap_or(own),
                salt.as_deref().map_or(&NOBODYS_SALT[..], |salt| salt),
            );
            let found = output(buffers, &params, &password, salt)?;
            // Compared in constant time.
            Ok(kept
                .and_then(|kept| kept.hash)
                .is_some_and(|hash| hash == found))
        })
        .await
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Buffers) -> Result<T, HashingFailed> + Send + 'static,
    ) -> Result<T, HashingFailed> {
        let place = Arc::clone(&self.places).acquire_owned().await;
        let place: OwnedSemaphorePermit = place.map_err(|_| HashingFailed)?;
        let buffers = Arc::clone(&self.buffers);
        let job = tokio::task::spawn_blocking(move || {
            // Whoever asked may go before it is done: the place is free when the work is, not before.
            let _place = place;
            work(&buffers)
        });
        job.await.map_err(|_| HashingFailed)?
    }
}

/// One way to write it: some devices write `é` as one character, some as two.
fn composed(password: &str) -> String {
    password.nfc().collect()
}

fn output(
    buffers: &Buffers,
    params: &Params,
    password: &str,
    salt: &[u8],
) -> Result<Output, HashingFailed> {
    let mut blocks = buffers.take(params.block_count())?;
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::default(), params.clone());
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    let done =
        argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, &mut blocks);
    buffers.put(blocks);
    done.map_err(|_| HashingFailed)?;
    Output::new(&out).map_err(|_| HashingFailed)
}

/// The memory that hashes are made in. There are never more buffers than hashes at a time.
#[derive(Default)]
struct Buffers(Mutex<Vec<Vec<Block>>>);

impl Buffers {
    fn take(&self, blocks: usize) -> Result<Vec<Block>, HashingFailed> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut buffer = kept.unwrap_or_default();
        let more = blocks.saturating_sub(buffer.len());
        if buffer.try_reserve_exact(more).is_err() {
            tracing::error!(blocks, "there is no memory to hash a password in");
            return Err(HashingFailed);
        }
        buffer.resize(blocks.max(buffer.len()), Block::new());
        Ok(buffer)
    }

    fn put(&self, buffer: Vec<Block>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(buffer);
    }
}

impl std::fmt::Debug for Buffers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Buffers(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(blocks: u32) -> Passwords {
        Passwords::with(Params::new(blocks, 1, 1, None).unwrap())
    }

    #[tokio::test]
    async fn a_password_is_known_again_whatever_it_was_hashed_at() {
        let kept = small(64)
            .hash("correct horse".to_owned(), [7; 16])
            .await
            .unwrap();
        let now = small(32);
        let is = |password: &str| now.verify(password.to_owned(), Some(kept.clone()));
        assert_eq!(is("correct horse").await, Ok(true));
        assert_eq!(is("Correct horse").await, Ok(false));
        assert_eq!(
            now.verify("correct horse".to_owned(), None).await,
            Ok(false)
        );
    }

    #[tokio::test]
    async fn a_password_is_the_same_however_a_device_writes_its_letters() {
        let passwords = small(64);
        let (one, other) = ("na mostě".to_owned(), "na moste\u{30c}".to_owned());
        for kept_as in [&one, &other] {
            let kept = passwords.hash(kept_as.clone(), [7; 16]).await.unwrap();
            for typed in [&one, &other] {
                let right = passwords.verify(typed.clone(), Some(kept.clone())).await;
                assert_eq!(right, Ok(true), "{kept_as:?} {typed:?}");
            }
        }
        // As older versions kept it.
        let buffers = Buffers::default();
        let hash = output(&buffers, &passwords.params, &other, &[7; 16]).unwrap();
        let kept = passwords.hash(one, [7; 16]).await.unwrap();
        let (start, _) = kept.rsplit_once('$').unwrap();
        let right = passwords
            .verify(other, Some(format!("{start}${hash}")))
            .await;
        assert_eq!(right, Ok(true));
    }

    /// As the library writes them, and as older versions of this program had them written.
    #[tokio::test]
    async fn hashes_are_those_that_the_library_makes_itself() {
        use argon2::{PasswordHasher, PasswordVerifier};
        let library = Argon2::from(Params::new(64, 1, 1, None).unwrap());
        let theirs = library
            .hash_password_with_salt(b"correct horse", &[7; 16])
            .unwrap();
        let ours = small(64)
            .hash("correct horse".to_owned(), [7; 16])
            .await
            .unwrap();
        assert_eq!(ours, theirs.to_string());
        library
            .verify_password(b"correct horse", ours.as_str())
            .unwrap();
    }

    #[tokio::test]
    async fn without_memory_no_password_is_called_wrong() {
        let kept = small(64)
            .hash("correct horse".to_owned(), [7; 16])
            .await
            .unwrap();
        // More memory than there are addresses for.
        let greedy = kept.replace("m=64", "m=4294967295");
        let starved = small(u32::MAX);
        let verified = |kept: Option<String>| starved.verify("correct horse".to_owned(), kept);
        assert_eq!(verified(Some(greedy)).await, Err(HashingFailed));
        assert_eq!(verified(None).await, Err(HashingFailed));
        assert_eq!(
            starved.hash("correct horse".to_owned(), [7; 16]).await,
            Err(HashingFailed)
        );
    }

    #[tokio::test]
    async fn two_buffers_are_made_and_kept() {
        let passwords = Arc::new(small(64));
        let mut jobs = tokio::task::JoinSet::new();
        for _ in 0..20 {
            let passwords = Arc::clone(&passwords);
            jobs.spawn(async move { passwords.verify("correct horse".to_owned(), None).await });
        }
        while let Some(done) = jobs.join_next().await {
            assert_eq!(done.unwrap(), Ok(false));
        }
        let buffers = passwords.buffers.0.lock().unwrap();
        assert!((1..=AT_ONCE).contains(&buffers.len()), "{}", buffers.len());
    }
}
