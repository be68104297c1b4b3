use std::time::Duration;

/// A time such as `500ms`, `60s`, `10m`, `6h` or `2d`; a bare number is seconds.
pub(crate) fn parse(text: &str) -> Result<Duration, String> {
    let split = text
        .find(|c: char| c.is_ascii_alphabetic())
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let scale = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        "d" => 86_400.0,
        _ => return Err(unit.to_owned()),
    };
    let plain = !number.is_empty()
        && number
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds: f64 = number
        .parse()
        .ok()
        .filter(|_| plain)
        .ok_or_else(|| text.to_owned())?;
    Duration::try_from_secs_f64(seconds * scale).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!(parse("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(parse("60s"), Ok(Duration::from_mins(1)));
        assert_eq!(parse("1.5m"), Ok(Duration::from_secs(90)));
        assert_eq!(parse("6h"), Ok(Duration::from_hours(6)));
        assert_eq!(parse("2d"), Ok(Duration::from_hours(48)));
        assert_eq!(parse("7"), Ok(Duration::from_secs(7)));
        for bad in [
            "",
            "s",
            "-1s",
            "1w",
            "1 s",
            "inf",
            "1e3",
            "NaN",
            "1.2.3",
            "s5",
            "99999999999999999999999h",
        ] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
