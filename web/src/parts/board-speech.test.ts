import { describe, expect, it } from 'vitest';
import { BoardSpeech } from './board-speech';

describe('what a board says', () => {
  it('comes in its order, however long the words of a move take', async () => {
    const said: string[] = [];
    let answer: (words: string) => void = () => undefined;
    const speech = new BoardSpeech(
      (move) => (move === 'slow' ? new Promise((resolve) => (answer = resolve)) : null),
      ({ code, facts }) => said.push(facts.move ? `${code} ${facts.move}` : code),
    );
    const first = speech.say({ code: 'fits', facts: { move: 'slow' } });
    const second = speech.say({ code: 'fits-not', facts: {} });
    expect(said).toEqual([]);
    answer('in words');
    await Promise.all([first, second]);
    expect(said).toEqual(['fits in words', 'fits-not']);
  });

  it('says at once what needs no words', () => {
    const said: string[] = [];
    void new BoardSpeech(
      () => null,
      ({ code }) => said.push(code),
    ).say({ code: 'put-back', facts: {} });
    expect(said).toEqual(['put-back']);
  });
});
