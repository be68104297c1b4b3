use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The crates that are built for this platform. Cargo's lock file names more: what an optional part of a crate would
/// bring that nobody asks for.
#[derive(Debug)]
pub struct Packages {
    by_id: BTreeMap<String, Package>,
}

/// One crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence, as SPDX writes it.
    pub license: String,
    /// Where it comes from; nothing for one of ours.
    pub source: Option<String>,
    /// The folder in which its source lies.
    pub folder: PathBuf,
    /// What it is built and run with, by id; without what only its tests and its build script need.
    uses: Vec<String>,
}

/// The folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

impl Packages {
    /// Asks Cargo, for the platform that it builds for.
    pub fn read() -> Result<Self, String> {
        let host = host()?;
        let filter = format!("--filter-platform={host}");
        let metadata = cargo(&["metadata", "--format-version=1", &filter])?;
        let mut all = Self::of(&metadata).ok_or("cargo metadata can't be read")?;
        let built = built_for(&host)?;
        let is_built = |one: &Package| built.contains(&(one.name.clone(), one.version.clone()));
        all.by_id.retain(|_, package| is_built(package));
        Ok(all)
    }

    fn of(metadata: &str) -> Option<Self> {
        let metadata: Value = serde_json::from_str(metadata).ok()?;
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let mut by_id = BTreeMap::new();
        for package in metadata["packages"].as_array()? {
            let one = Package {
                name: text(&package["name"])?,
                version: text(&package["version"])?,
                license: text(&package["license"]).unwrap_or_default(),
                source: text(&package["source"]),
                folder: Path::new(package["manifest_path"].as_str()?)
                    .parent()?
                    .to_owned(),
                uses: Vec::new(),
            };
            by_id.insert(text(&package["id"])?, one);
        }
        for node in metadata["resolve"]["nodes"].as_array()? {
            let uses = node["deps"].as_array()?.iter().filter(|dependency| {
                let mut kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
                kinds.any(|kind| kind["kind"].is_null())
            });
            let uses: Option<_> = uses.map(|dependency| text(&dependency["pkg"])).collect();
            by_id.get_mut(node["id"].as_str()?)?.uses = uses?;
        }
        Some(Self { by_id })
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Package> {
        self.by_id.values()
    }

    /// Those that are not ours.
    pub fn foreign(&self) -> impl Iterator<Item = &Package> {
        self.all().filter(|package| package.source.is_some())
    }

    /// The foreign crates that one of ours names itself.
    pub fn named_by(&self, ours: &str) -> BTreeSet<&str> {
        let mut named = BTreeSet::new();
        for package in self.all().filter(|package| package.name == ours) {
            let uses = package.uses.iter().filter_map(|id| self.by_id.get(id));
            let foreign = uses.filter(|package| package.source.is_some());
            named.extend(foreign.map(|package| package.name.as_str()));
        }
        named
    }

    /// These crates and everything that they are built with.
    pub fn below(&self, names: &[&str]) -> BTreeSet<&Package> {
        let mut found = BTreeSet::new();
        let first = self.by_id.values();
        let mut next: Vec<&Package> = first
            .filter(|package| names.contains(&package.name.as_str()))
            .collect();
        while let Some(package) = next.pop() {
            if found.insert(package) {
                next.extend(package.uses.iter().filter_map(|id| self.by_id.get(id)));
            }
        }
        found
    }
}

/// Names and versions of all crates that are built for a platform.
fn built_for(platform: &str) -> Result<BTreeSet<(String, String)>, String> {
    let tree = cargo(&[
        "tree",
        "--workspace",
        "--edges=normal,build,dev",
        "--prefix=none",
        "--format={p}",
        &format!("--target={platform}"),
    ])?;
    let named = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        let version = rest.split(' ').next()?;
        Some((name.to_owned(), version.to_owned()))
    };
    Ok(tree.lines().filter_map(named).collect())
}

fn cargo(arguments: &[&str]) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    let command_line = command.current_dir(root()).args(arguments);
    command_line.args(["--offline", "--locked"]);
    output(command)
}

/// The platform that the compiler builds for.
fn host() -> Result<String, String> {
    let mut command = Command::new("rustc");
    command.arg("-vV");
    let version = output(command)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc does not say which platform it builds for".to_owned())
}

fn output(mut command: Command) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// Whether npm installs a package for those who build the pages alone, and at most offers it to others (`devOptional`:
/// Svelte would take the types of typescript-eslint, and does without).
pub(crate) fn builds_only(package: &Value) -> bool {
    ["dev", "devOptional"]
        .iter()
        .any(|key| package[*key].as_bool() == Some(true))
}
