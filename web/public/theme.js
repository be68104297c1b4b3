// Before anything is painted: the theme that was chosen, so that nothing flashes.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('serpentarium.settings') ?? '{}');
    if (kept.theme === 'light' || kept.theme === 'dark') {
      document.documentElement.dataset.theme = kept.theme;
      // Of the two colours for the frame around the page, the one that belongs to it.
      for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
        meta.media = meta.dataset.theme === kept.theme ? 'all' : 'not all';
      }
    }
    if (typeof kept.language === 'string') document.documentElement.lang = kept.language;
  } catch {
    // Nothing was kept.
  }
})();
