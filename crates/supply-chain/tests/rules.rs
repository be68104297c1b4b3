//! Nothing comes in unseen: licences, sources, versions, the path of secrets, `unsafe`, the bill of materials.

#![allow(clippy::unwrap_used, reason = "tests")]

mod threat_model;
mod unsafe_code;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use supply_chain::{LICENCES, Package, Packages, bill_of_materials, list_of_parts, root};
use toml::{Table, Value};

static PACKAGES: LazyLock<Packages> = LazyLock::new(|| Packages::read().unwrap());

fn read(file: &str) -> Table {
    let text = std::fs::read_to_string(root().join(file)).unwrap();
    text.parse().unwrap()
}

fn words(value: &Value) -> BTreeSet<&str> {
    let words = value.as_array().unwrap().iter();
    words.map(|word| word.as_str().unwrap()).collect()
}

/// Whether a licence, as SPDX writes it, can be met with those that are allowed: `AND` binds more than `OR`.
fn is_allowed(license: &str, allowed: &BTreeSet<&str>) -> bool {
    let license = license.replace('/', " OR ");
    // What stands in parentheses is decided first.
    if let Some(end) = license.find(')') {
        let start = license[..end].rfind('(').unwrap();
        let inside = is_allowed(&license[start + 1..end], allowed);
        let decided = if inside { "MIT" } else { "forbidden" };
        let whole = format!("{}{decided}{}", &license[..start], &license[end + 1..]);
        return is_allowed(&whole, allowed);
    }
    license
        .split(" OR ")
        .any(|way| way.split(" AND ").all(|part| allowed.contains(part.trim())))
}

#[test]
fn every_licence_is_allowed() {
    let deny = read("deny.toml");
    let allowed = words(&deny["licenses"]["allow"]);
    for (license, fine) in [
        ("MIT/Apache-2.0", true),
        ("(MIT OR GPL-3.0) AND Zlib", true),
        ("(GPL-2.0 OR GPL-3.0) AND MIT", false),
        ("MIT AND GPL-3.0", false),
        ("", false),
    ] {
        assert_eq!(is_allowed(license, &allowed), fine, "{license}");
    }
    // A crate may have a licence that others may not.
    let exceptions = deny["licenses"]["exceptions"].as_array().unwrap();
    let excepted = |package: &Package| {
        let mut own = exceptions.iter();
        own.any(|one| {
            let named = one["crate"].as_str() == Some(package.name.as_str());
            named && is_allowed(&package.license, &words(&one["allow"]))
        })
    };
    for exception in exceptions {
        let name = exception["crate"].as_str().unwrap();
        let mut all = PACKAGES.all();
        let needed = all.any(|p| p.name == name && !is_allowed(&p.license, &allowed));
        assert!(needed, "{name} needs no exception any more");
    }
    let forbidden = PACKAGES
        .all()
        .filter(|p| !is_allowed(&p.license, &allowed) && !excepted(p));
    let forbidden: Vec<_> = forbidden.map(|p| (&p.name, &p.license)).collect();
    assert!(forbidden.is_empty(), "{forbidden:?}");
}

#[test]
fn everything_comes_from_crates_io_and_nothing_is_banned() {
    let deny = read("deny.toml");
    let registries = words(&deny["sources"]["allow-registry"]);
    let banned = deny["bans"]["deny"].as_array().unwrap().iter();
    let banned: BTreeSet<&str> = banned.map(|ban| ban["crate"].as_str().unwrap()).collect();
    for package in PACKAGES.foreign() {
        let source = package.source.as_ref().unwrap();
        let registry = source.strip_prefix("registry+");
        assert!(
            registry.is_some_and(|r| registries.contains(r)),
            "{package:?}"
        );
        assert!(!banned.contains(package.name.as_str()), "{package:?}");
    }
    // Also what other platforms need, of which only the lock file knows.
    let lock = read("Cargo.lock");
    let mut named = BTreeSet::new();
    for package in lock["package"].as_array().unwrap() {
        let source = package.get("source").and_then(Value::as_str);
        let registry = source.map(|source| source.strip_prefix("registry+"));
        let fine = registry.is_none_or(|r| r.is_some_and(|r| registries.contains(r)));
        assert!(fine, "{package:?}");
        let name = package["name"].as_str().unwrap();
        named.insert(name);
        assert!(
            !banned.contains(name) || NEVER_BUILT.contains(&name),
            "{package:?}"
        );
    }
    for name in NEVER_BUILT {
        assert!(named.contains(name), "{name} is not named any more");
    }
}

/// What is banned, and named by the lock file all the same: an optional part of `serde_with` has it, which nothing asks
/// for on any platform (`cargo tree --target all --invert chrono`).
const NEVER_BUILT: [&str; 1] = ["chrono"];

#[test]
fn two_versions_of_one_crate_have_a_reason() {
    let deny = read("deny.toml");
    let skipped: Vec<(&str, &str)> = deny["bans"]["skip"]
        .as_array()
        .unwrap()
        .iter()
        .map(|skip| skip["crate"].as_str().unwrap().split_once('@').unwrap())
        .collect();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in PACKAGES.all() {
        let known = versions.entry(&package.name).or_default();
        known.push(&package.version);
    }
    let reasoned = |name: &str, version: &str| {
        let is = |(skip, at): &&(&str, &str)| {
            let rest = version.strip_prefix(at);
            *skip == name && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        skipped.iter().any(|skip| is(&skip))
    };
    for (name, versions) in &versions {
        let left = versions.iter().filter(|version| !reasoned(name, version));
        assert_eq!(
            left.count(),
            1,
            "{name} {versions:?} needs a reason in deny.toml"
        );
    }
    for (name, version) in skipped {
        let several = versions
            .get(name)
            .is_some_and(|versions| versions.len() > 1);
        assert!(several, "{name}@{version} needs no reason any more");
    }
}

/// The crates of ours that see secrets.
const OURS: [&str; 4] = [
    "serpentarium-server",
    "serpentarium-store",
    "serpentarium-protocol",
    "serpentarium",
];

#[test]
fn every_crate_on_the_path_of_secrets_is_listed_with_a_reason() {
    let list = read("supply-chain.toml");
    let keys = |table: &str| -> BTreeSet<String> {
        let table = list[table].as_table().unwrap();
        for (name, why) in table {
            assert!(why.as_str().unwrap().len() > 8, "{name} has no reason");
        }
        table.keys().cloned().collect()
    };
    let (roots, others) = (keys("roots"), keys("others"));
    let mut listed = BTreeSet::new();
    for (name, group) in list["groups"].as_table().unwrap() {
        assert!(group["why"].as_str().unwrap().len() > 8, "{name}");
        for one in words(&group["crates"]) {
            assert!(listed.insert(one.to_owned()), "{one} is listed twice");
        }
    }
    let names: Vec<&str> = roots.iter().map(String::as_str).collect();
    let below: BTreeSet<String> = PACKAGES
        .below(&names)
        .iter()
        .map(|p| p.name.clone())
        .collect();
    assert_eq!(listed, below, "what is listed, and what is there");
    let named: BTreeSet<String> = OURS
        .iter()
        .flat_map(|ours| PACKAGES.named_by(ours))
        .filter(|name| !listed.contains(*name))
        .map(str::to_owned)
        .collect();
    assert_eq!(others, named, "what is listed, and what our crates name");
}

#[test]
fn the_bill_of_materials_names_everything_and_is_always_the_same() {
    let bill = bill_of_materials(&PACKAGES).unwrap();
    assert_eq!(bill, bill_of_materials(&Packages::read().unwrap()).unwrap());
    let read: serde_json::Value = serde_json::from_str(&bill).unwrap();
    assert_eq!(read["bomFormat"], "CycloneDX");
    let components = read["components"].as_array().unwrap();
    let mut purls: Vec<&str> = components
        .iter()
        .map(|c| c["purl"].as_str().unwrap())
        .collect();
    for known in [
        "pkg:cargo/argon2@",
        "pkg:cargo/libsqlite3-sys@",
        "pkg:npm/svelte@",
    ] {
        assert!(purls.iter().any(|purl| purl.starts_with(known)), "{known}");
    }
    // What only tests need is not part of the program.
    assert!(
        !purls
            .iter()
            .any(|purl| purl.starts_with("pkg:cargo/proptest@"))
    );
    let all = purls.len();
    purls.sort_unstable();
    purls.dedup();
    assert!(
        all - purls.len() < 20,
        "npm may install one version in several folders"
    );
}

#[test]
fn the_file_of_licences_names_everything_that_the_program_is_made_of() {
    let file = std::fs::read_to_string(root().join(LICENCES)).unwrap();
    let (head, _) = file.split_once("\n\n====").unwrap();
    let (_, list) = head.split_once("\n\n").unwrap();
    let written: Vec<&str> = list.lines().collect();
    let parts = list_of_parts(&PACKAGES).unwrap();
    assert_eq!(written, parts, "`make licences` writes it again");
    assert!(parts.len() > 200 && parts.iter().all(|line| !line.ends_with(": ")));
}
