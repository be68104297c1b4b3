/// Which browser on which system, in words that people know, as far as a browser says so; names of products are
/// the same in every language. What is kept is only this, not all that browsers tell about themselves.
pub(crate) fn device(user_agent: &str) -> String {
    // Browsers also claim to be those that they descend from: the most particular one comes first.
    const BROWSERS: [(&str, &str); 10] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Vivaldi/", "Vivaldi"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("FxiOS/", "Firefox"),
        ("Firefox/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Chromium/", "Chromium"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 7] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        let mut known = known.iter();
        known
            .find(|(mark, _)| user_agent.contains(mark))
            .map(|(_, name)| *name)
    };
    let words: Vec<&str> = [find(&BROWSERS), find(&SYSTEMS)]
        .into_iter()
        .flatten()
        .collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::device;

    #[test]
    fn browsers_are_told_apart() {
        for (said, known) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.0 <script>", ""),
            ("", ""),
        ] {
            assert_eq!(device(said), known);
        }
    }
}
