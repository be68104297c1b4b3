/** What the person prefers, kept in the browser. */

export const LANGUAGES = ['en', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Confirm = 'off' | 'double' | 'button';

export interface Settings {
  /** None: as the browser says. */
  language: Language | null;
  theme: 'auto' | 'light' | 'dark';
  palette: 'standard' | 'colour-blind';
  /** Letters and patterns beside colours. */
  marks: boolean;
  motion: 'auto' | 'on' | 'off';
  sound: boolean;
  confirmLive: Confirm;
  confirmSlow: Confirm;
  floors: 'side-by-side' | 'stacked';
  /** Every board shows the names of its places. */
  coordinates: boolean;
  /** Boards show what moves allow, where that is fair. */
  overlay: boolean;
}

const KEY = 'serpentarium.settings';

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null;
}

function defaults(): Settings {
  return {
    language: null,
    theme: 'auto',
    palette: 'standard',
    marks: false,
    motion: 'auto',
    sound: true,
    // A finger slips more easily than a mouse.
    confirmLive: media('(pointer: coarse)')?.matches ? 'button' : 'off',
    confirmSlow: 'button',
    floors: 'side-by-side',
    coordinates: false,
    overlay: false,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() });

/** Changes a setting and remembers it. Only what was chosen is kept, so that defaults may improve. */
export function saveSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (name === 'theme') showTheme();
}

const darkOutside = media('(prefers-color-scheme: dark)');
const stillOutside = media('(prefers-reduced-motion: reduce)');
let dark = $state(darkOutside?.matches ?? false);
let still = $state(stillOutside?.matches ?? false);
darkOutside?.addEventListener?.('change', (event) => (dark = event.matches));
stillOutside?.addEventListener?.('change', (event) => (still = event.matches));

/** Whether the page has as little room as a phone that is held upright, or sideways. */
const narrowOutside = media('(max-width: 29.99rem)');
const lowOutside = media('(max-width: 61.99rem) and (max-height: 30rem) and (orientation: landscape)');
export const phone = $state({ upright: narrowOutside?.matches ?? false, sideways: lowOutside?.matches ?? false });
narrowOutside?.addEventListener?.('change', (event) => (phone.upright = event.matches));
lowOutside?.addEventListener?.('change', (event) => (phone.sideways = event.matches));

function showTheme(): void {
  if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { theme } = meta.dataset;
    meta.media =
      settings.theme === 'auto' ? `(prefers-color-scheme: ${theme})` : settings.theme === theme ? 'all' : 'not all';
  }
}

/** How boards are to look. */
export function appearance() {
  return {
    theme: settings.theme === 'auto' ? ((dark ? 'dark' : 'light') as 'dark' | 'light') : settings.theme,
    palette: settings.palette,
    marks: settings.marks,
    motion: settings.motion === 'auto' ? !still : settings.motion === 'on',
    floors: settings.floors,
    coordinates: settings.coordinates,
  };
}
