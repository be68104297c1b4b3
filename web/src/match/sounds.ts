/** Small sounds, made here and now out of sine waves. */

import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

type Note = [pitch: number, start: number, length: number, loudness: number];

const SOUNDS = {
  mine: [[392, 0, 0.09, 0.16]],
  theirs: [
    [523, 0, 0.08, 0.16],
    [659, 0.07, 0.12, 0.12],
  ],
  start: [
    [330, 0, 0.12, 0.12],
    [494, 0.1, 0.16, 0.12],
  ],
  over: [
    [392, 0, 0.16, 0.13],
    [494, 0.13, 0.16, 0.13],
    [587, 0.26, 0.3, 0.13],
  ],
  asked: [
    [587, 0, 0.1, 0.13],
    [587, 0.14, 0.14, 0.13],
  ],
  said: [[740, 0, 0.07, 0.09]],
  refused: [[165, 0, 0.12, 0.14]],
  hurry: [[880, 0, 0.06, 0.1]],
} satisfies Record<string, Note[]>;

/** Makes a sound, if the person wants any and the browser allows it. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, start, length, loudness] of SOUNDS[name]) {
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}
