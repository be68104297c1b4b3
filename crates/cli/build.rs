//! Puts the pages of the browser app into a released program. Without them, and while developing, the
//! program is built all the same.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var_os("OUT_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    let root = env::var_os("CARGO_MANIFEST_DIR")
        .map(PathBuf::from)
        .unwrap_or_default();
    let site = root.join("../../web/dist");
    let mut list = String::new();
    if env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed={}", site.display());
        let mut files = Vec::new();
        gather(&site, &mut files);
        files.sort();
        for (number, file) in files.iter().enumerate() {
            embed(&site, file, &folder.join(number.to_string()), &mut list)?;
        }
    }
    let source = format!("pub(crate) static FILES: &[server::SiteFile] = &[{list}];\n");
    fs::write(folder.join("site.rs"), source)
}

fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, found);
        } else if path.extension().is_none_or(|extension| extension != "br") {
            found.push(path);
        }
    }
}

fn embed(site: &Path, file: &Path, target: &Path, list: &mut String) -> io::Result<()> {
    let bytes = fs::read(file)?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let mut short = GzEncoder::new(Vec::new(), Compression::best());
    short.write_all(&bytes)?;
    let short = short.finish()?;
    let gzip = if short.len() < bytes.len() {
        fs::write(target, short)?;
        format!("Some(include_bytes!({}))", literal(target))
    } else {
        "None".to_owned()
    };
    // The pages' build compresses better, but takes its time.
    let better = PathBuf::from(format!("{}.br", file.display()));
    let brotli = if better.exists() {
        format!("Some(include_bytes!({}))", literal(&better.canonicalize()?))
    } else {
        "None".to_owned()
    };
    let path = file
        .strip_prefix(site)
        .unwrap_or(file)
        .display()
        .to_string();
    let _ = writeln!(
        list,
        "server::SiteFile {{ path: {:?}, bytes: include_bytes!({}), gzip: {gzip}, brotli: {brotli}, tag: \"\\\"{:x}\\\"\" }},",
        path.replace('\\', "/"),
        literal(&file.canonicalize()?),
        hasher.finish(),
    );
    Ok(())
}

/// A path as Rust writes it.
fn literal(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}
