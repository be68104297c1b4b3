//! The character NUL is in no text that is kept: PostgreSQL has no place for it, and SQLite would cut
//! what is compared. It is looked for where texts come in, so that nobody behind has to.

use axum::http::Uri;

/// Whether an address has one in its path or its query.
pub(crate) fn in_address(uri: &Uri) -> bool {
    uri.to_string().contains("%00")
}

/// Whether a JSON text has one in a string; they can only be written there as `\u0000`.
pub(crate) fn in_json(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(at) = rest.iter().position(|&byte| byte == b'\\') {
        let escaped = &rest[at + 1..];
        if escaped.starts_with(b"u0000") {
            return true;
        }
        // What is escaped, perhaps another backslash, begins nothing new.
        rest = escaped.get(1..).unwrap_or_default();
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_means_nul_is_found() {
        for text in [r#""\u0000""#, r#"{"a":"x\\\u0000"}"#, r#"["\n\u0000"]"#] {
            let value: serde_json::Value = serde_json::from_str(text).unwrap();
            assert!(
                value.to_string().contains("u0000") && in_json(text.as_bytes()),
                "{text}"
            );
        }
        for text in [
            r#""\\u0000""#,
            r#""u0000""#,
            r#""\u00001""#.replace("0000", "0010").as_str(),
            "\"\\",
            "",
        ] {
            assert!(!in_json(text.as_bytes()), "{text}");
        }
        let address = |text: &str| in_address(&text.parse().unwrap());
        assert!(address("/players/a%00b") && address("/lists?game=%00"));
        assert!(!address("/players/a%2500b") && !address("/players/100%25"));
    }
}
