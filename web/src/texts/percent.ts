import { language } from './index.svelte';

/** A part of the whole in percent, as the language of the page writes it: 45% in English and Polish, 45 % in Czech. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
