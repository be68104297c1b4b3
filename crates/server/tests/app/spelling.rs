//! One spelling on all wires, held against the description of the API, which has every type of every
//! message in it.

use serde_json::Value;

/// Fields are `snake_case`.
fn is_snake_case(name: &str) -> bool {
    is_spelled_with(name, '_')
}

/// Values are `kebab-case`.
fn is_kebab_case(name: &str) -> bool {
    is_spelled_with(name, '-')
}

/// Words of lower-case letters and digits with this between them.
fn is_spelled_with(name: &str, between: char) -> bool {
    let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    name.split(between)
        .all(|word| !word.is_empty() && word.chars().all(fine))
}

#[derive(Default)]
struct Found {
    fields: usize,
    values: usize,
    wrong: Vec<String>,
}

impl Found {
    /// Looks at a part of the description and at all parts of it.
    fn look(&mut self, place: &str, part: &Value) {
        match part {
            Value::Object(members) => {
                let fields = members.get("properties").and_then(Value::as_object);
                for field in fields.into_iter().flat_map(|fields| fields.keys()) {
                    self.fields += 1;
                    self.must(is_snake_case(field), place, field);
                }
                let values = members.get("enum").and_then(Value::as_array);
                let values = values.into_iter().flatten().chain(members.get("const"));
                for value in values.filter_map(Value::as_str) {
                    self.values += 1;
                    self.must(is_kebab_case(value), place, value);
                }
                if let (Some(name), Some("query" | "path")) = (
                    members.get("name").and_then(Value::as_str),
                    members.get("in").and_then(Value::as_str),
                ) {
                    self.fields += 1;
                    self.must(is_snake_case(name), place, name);
                }
                for (name, member) in members {
                    self.look(&format!("{place}/{name}"), member);
                }
            }
            Value::Array(parts) => {
                for part in parts {
                    self.look(place, part);
                }
            }
            _ => {}
        }
    }

    fn must(&mut self, right: bool, place: &str, name: &str) {
        if !right {
            self.wrong.push(format!("{place}: {name}"));
        }
    }
}

#[test]
fn fields_are_snake_case_and_values_kebab_case() {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let schemas = &description["components"]["schemas"];
    for name in ["ToClient", "FromClient", "EventLine", "GameLine", "Event"] {
        assert!(schemas[name].is_object(), "{name} is not described");
    }
    let mut found = Found::default();
    found.look("", &description);
    assert_eq!(found.wrong, Vec::<String>::new());
    assert!(found.fields > 200, "{} fields", found.fields);
    assert!(found.values > 60, "{} values", found.values);
    for path in description["paths"].as_object().unwrap().keys() {
        assert!(path.starts_with("/api/v1/"), "{path}");
        for part in path
            .split('/')
            .skip(1)
            .filter(|part| !part.starts_with('{'))
        {
            assert!(is_kebab_case(part), "{path}");
        }
    }
}

#[test]
fn what_is_spelled_otherwise_is_found() {
    let mut found = Found::default();
    found.look(
        "",
        &serde_json::json!({ "components": { "schemas": { "Wrong": {
            "properties": { "yourSeats": {}, "your_seats": {} },
            "oneOf": [{ "enum": ["gameFull", "game-full"] }],
        } } } }),
    );
    assert_eq!(
        found.wrong,
        [
            "/components/schemas/Wrong: yourSeats",
            "/components/schemas/Wrong/oneOf: gameFull"
        ]
    );
}
