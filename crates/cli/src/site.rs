use server::Site;

// What `build.rs` found: the pages compressed, or none of them.
include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// The pages of the browser app: inside the program, or read from where they are built while
/// somebody works on it.
pub(crate) fn built_in() -> Site {
    if cfg!(debug_assertions) {
        Site::Folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist").into())
    } else if FILES.is_empty() {
        Site::Missing
    } else {
        Site::Inside(FILES)
    }
}
