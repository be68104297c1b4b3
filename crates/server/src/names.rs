/// What guests are called: a genus of snakes, the same word in every language, and a number. Those
/// after which snakes of Snekagon 5G are called are left to them.
const GENERA: [&str; 32] = [
    "Acanthophis",
    "Ahaetulla",
    "Atheris",
    "Bitis",
    "Boiga",
    "Bothrops",
    "Bungarus",
    "Calabaria",
    "Cerastes",
    "Coluber",
    "Corallus",
    "Coronella",
    "Crotalus",
    "Daboia",
    "Dendrelaphis",
    "Elaphe",
    "Epicrates",
    "Eryx",
    "Eunectes",
    "Heterodon",
    "Lampropeltis",
    "Liasis",
    "Malpolon",
    "Micrurus",
    "Morelia",
    "Naja",
    "Natrix",
    "Pantherophis",
    "Sistrurus",
    "Thamnophis",
    "Xenodon",
    "Zamenis",
];

/// The name of the guest with this id, always the same.
pub(crate) fn guest_name(id: &str) -> String {
    let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    });
    let genus = GENERA[(hash >> 32) as usize % GENERA.len()];
    format!("{genus} {}", 100 + hash % 900)
}

/// Sixteen letters and digits that nobody can guess and nobody misreads.
pub(crate) fn new_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    crate::random::<16>()
        .iter()
        .map(|byte| LETTERS[(byte % 32) as usize] as char)
        .collect()
}

/// Whether a text could be an id at all.
pub(crate) fn is_id(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
