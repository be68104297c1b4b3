use serde_json::{Value, json};

use crate::packages::{Package, Packages, builds_only, root};

/// The bill of materials in the JSON of `CycloneDX`: the crates that the program `serpentarium` is built from, and the
/// npm packages that its pages are. The same project gives the same bytes: there is no time and no number in it.
pub fn bill_of_materials(packages: &Packages) -> Result<String, String> {
    let built = packages.below(&["serpentarium"]);
    let mut components: Vec<Value> = built
        .into_iter()
        .filter(|package| package.source.is_some())
        .map(of_crate)
        .collect();
    components.extend(of_pages()?);
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "name": "serpentarium",
            "version": env!("CARGO_PKG_VERSION"),
            "licenses": [{ "expression": "MIT" }],
        } },
        "components": components,
    });
    let text = serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

fn of_crate(package: &Package) -> Value {
    let Package {
        name,
        version,
        license,
        ..
    } = package;
    json!({
        "type": "library",
        "name": name,
        "version": version,
        // Old manifests write a slash where SPDX has OR.
        "licenses": [{ "expression": license.replace('/', " OR ") }],
        "purl": format!("pkg:cargo/{name}@{version}"),
    })
}

/// What npm installs for the pages, what only builds them marked as such.
fn of_pages() -> Result<Vec<Value>, String> {
    let file = root().join("web/package-lock.json");
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let lock: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let installed = lock["packages"].as_object();
    let installed = installed.ok_or("npm's lock file names no packages")?;
    let mut components = Vec::new();
    for (path, package) in installed {
        // The first one is the pages themselves.
        let Some((_, name)) = path.rsplit_once("node_modules/") else {
            continue;
        };
        let version = package["version"].as_str().unwrap_or_default();
        let built_with = builds_only(package);
        let mut component = json!({
            "type": "library",
            "name": name,
            "version": version,
            "scope": if built_with { "excluded" } else { "required" },
            "purl": format!("pkg:npm/{}@{version}", name.replace('@', "%40")),
        });
        if let Some(license) = package["license"].as_str() {
            component["licenses"] = json!([{ "expression": license }]);
        }
        components.push(component);
    }
    Ok(components)
}
