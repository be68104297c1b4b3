// What tests put into pages, and what pages give them.
import type { AxeResults } from 'axe-core';

declare global {
  interface Window {
    /** The tool that looks for what those who need help would stumble over. */
    axe: { run(what: Document, options: object): Promise<AxeResults> };
    /** Everything that a screen reader was given to say. */
    heard: string[];
    /** By how much the page moved by itself. */
    jumps: number;
    /** How many tones were played. */
    tones: number;
    /** The positions that were shown. */
    seen: number[];
    /** What was handed on to the device. */
    handedOn: ShareData[];
    /** Whether the engine is to break with the next thing that it is asked for. */
    breakEngine: boolean;
  }

  interface PerformanceEntry {
    /** Of layout shifts. */
    value: number;
    hadRecentInput: boolean;
  }
}
