use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::packages::{Package, Packages, builds_only, root};

/// What only builds the pages is no part of them, except these: fonts.
const FONTS: &str = "@fontsource";

/// Foreign data among our own files: name, version, licence, and the folder in which its text lies.
const DATA: [[&str; 4]; 1] = [[
    "zxcvbn",
    "4.4.2",
    "MIT",
    "crates/server/src/people/passwords",
]];

/// Something foreign that the program or its pages are made of.
#[derive(Debug)]
struct Part {
    name: String,
    version: String,
    licence: String,
    folder: PathBuf,
}

/// Where the file with all licences is, inside the project.
pub const LICENCES: &str = "crates/cli/licences.txt";

/// The lines that name every crate of the program and every package of its pages, with version and licence.
pub fn list_of_parts(packages: &Packages) -> Result<Vec<String>, String> {
    Ok(parts(packages)?.iter().map(Part::line).collect())
}

/// One file with the licences of everything foreign that the program `serpentarium` and its pages are made of: first what there
/// is, then each text once, with the names of those that it covers. The same project gives the same bytes.
pub fn licences(packages: &Packages) -> Result<String, String> {
    let parts = parts(packages)?;
    let mut covered: BTreeMap<String, Vec<&Part>> = BTreeMap::new();
    for part in &parts {
        for text in part.texts()? {
            covered.entry(text).or_default().push(part);
        }
    }
    let mut texts: Vec<(String, Vec<&Part>)> = covered.into_iter().collect();
    texts.sort_by_key(|(_, parts)| names(parts));
    let mut file = String::from(
        "Serpentarium itself is under the MIT licence. It contains the work of others, unchanged: crates from\n\
         https://crates.io and packages from https://www.npmjs.com, where the source of each can be had.\n\n",
    );
    for part in &parts {
        let _ = writeln!(file, "{}", part.line());
    }
    for (text, parts) in texts {
        let _ = write!(file, "\n{}\n{}\n\n{text}\n", "=".repeat(78), names(&parts));
    }
    Ok(file)
}

fn names(parts: &[&Part]) -> String {
    let names: Vec<String> = parts
        .iter()
        .map(|part| format!("{} {}", part.name, part.version))
        .collect();
    names.join(", ")
}

fn parts(packages: &Packages) -> Result<Vec<Part>, String> {
    let crates = packages.below(&["serpentarium"]);
    let foreign = crates.into_iter().filter(|one| one.source.is_some());
    let mut parts: Vec<Part> = foreign.map(Part::of_crate).collect();
    parts.extend(of_pages()?);
    parts.extend(DATA.map(Part::of_data));
    parts.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(parts)
}

/// What npm installs that becomes part of the pages.
fn of_pages() -> Result<Vec<Part>, String> {
    let web = root().join("web");
    let text = fs::read_to_string(web.join("package-lock.json"));
    let text = text.map_err(|error| error.to_string())?;
    let lock: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let installed = lock["packages"].as_object();
    let installed = installed.ok_or("npm's lock file names no packages")?;
    let named = installed.iter().filter_map(|(path, package)| {
        let (_, name) = path.rsplit_once("node_modules/")?;
        let inside = !builds_only(package) || name.starts_with(FONTS);
        inside.then(|| Part {
            name: name.to_owned(),
            version: package["version"].as_str().unwrap_or_default().to_owned(),
            licence: package["license"].as_str().unwrap_or_default().to_owned(),
            folder: web.join(path),
        })
    });
    Ok(named.collect())
}

impl Part {
    fn of_crate(package: &Package) -> Self {
        Self {
            name: package.name.clone(),
            version: package.version.clone(),
            // Old manifests write a slash where SPDX has OR.
            licence: package.license.replace('/', " OR "),
            folder: package.folder.clone(),
        }
    }

    fn of_data([name, version, licence, folder]: [&str; 4]) -> Self {
        Self {
            name: name.to_owned(),
            version: version.to_owned(),
            licence: licence.to_owned(),
            folder: root().join(folder),
        }
    }

    fn line(&self) -> String {
        format!("{} {}: {}", self.name, self.version, self.licence)
    }

    /// What has to be passed on with it. Where one may choose, that is the MIT licence.
    fn texts(&self) -> Result<Vec<String>, String> {
        let folder = fs::read_dir(&self.folder);
        let folder = folder.map_err(|error| format!("{}: {error}", self.folder.display()))?;
        let mut files: Vec<PathBuf> = folder
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.is_file() && is_licence(path))
            .collect();
        files.sort();
        let says = |path: &Path, word: &str| upper(path).contains(word);
        let choice = self.licence.contains(" OR ") && self.licence.contains("MIT");
        if choice && files.iter().any(|path| says(path, "MIT")) {
            files.retain(|path| says(path, "MIT") || says(path, "NOTICE"));
        }
        let read = |path: PathBuf| {
            let text = fs::read(path).map_err(|error| error.to_string())?;
            Ok(tidy(&String::from_utf8_lossy(&text)))
        };
        files.into_iter().map(read).collect()
    }
}

fn upper(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().to_ascii_uppercase()
}

fn is_licence(path: &Path) -> bool {
    let name = upper(path);
    let begins = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
    begins.iter().any(|word| name.starts_with(word))
}

/// A text without what only looks different.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
