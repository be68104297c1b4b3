import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES, settings, type Language } from '../settings.svelte';

export type Facts = Record<string, string | number>;

const catalogues = import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle>();
let spoken = $state<Language>('en');

/** The language that the page speaks now. */
export function language(): Language {
  return spoken;
}

/** The sentence with this code, in the language of the page. */
export function say(code: string, facts?: Facts): string {
  const pattern = bundle?.getMessage(code)?.value;
  return pattern ? bundle!.formatPattern(pattern, facts) : code;
}

/** The sentences of a language. */
export async function loadTexts(wanted: Language): Promise<FluentBundle> {
  const source = await catalogues[`../../texts/${wanted}.ftl`]!();
  const texts = new FluentBundle(wanted, { useIsolating: false });
  texts.addResource(new FluentResource(source));
  return texts;
}

/** Speaks a language from now on. */
export function showTexts(wanted: Language, texts: FluentBundle): void {
  bundle = texts;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** Loads the sentences of a language alone, and speaks it from then on. */
export async function setLanguage(wanted: Language): Promise<void> {
  showTexts(wanted, await loadTexts(wanted));
}

/** The language that the person chose, or else the best one of the browser's that we have. */
export function preferredLanguage(): Language {
  if (settings.language) return settings.language;
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((own) => own === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}
