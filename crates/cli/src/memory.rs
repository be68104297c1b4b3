/// A number of bytes such as `512MB` or `16GB`; a bare number is bytes.
pub(crate) fn parse(text: &str) -> Result<usize, String> {
    let split = text
        .find(|c: char| c.is_ascii_alphabetic())
        .unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let scale: usize = match unit {
        "" | "B" => 1,
        "KB" => 1 << 10,
        "MB" => 1 << 20,
        "GB" => 1 << 30,
        _ => return Err(unit.to_owned()),
    };
    let plain = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let bytes = number
        .parse::<usize>()
        .ok()
        .filter(|_| plain)
        .and_then(|number| number.checked_mul(scale));
    bytes
        .filter(|&bytes| bytes > 0)
        .ok_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        assert_eq!(parse("16GB"), Ok(16 << 30));
        assert_eq!(parse("512MB"), Ok(512 << 20));
        assert_eq!(parse("4096"), Ok(4096));
        for bad in [
            "",
            "GB",
            "-1GB",
            "1TB",
            "1.5GB",
            "0",
            "99999999999999999999GB",
        ] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
