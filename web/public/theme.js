// Before anything is painted: the theme that was chosen, so that nothing flashes.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('serpentarium.settings') ?? '{}');
    if (kept.theme === 'light' || kept.theme === 'dark') {
      document.documentElement.dataset.theme = kept.theme;
    }
    if (typeof kept.language === 'string') document.documentElement.lang = kept.language;
  } catch {
    // Nothing was kept.
  }
})();
