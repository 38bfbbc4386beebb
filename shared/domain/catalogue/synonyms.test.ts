import { describe, expect, it } from 'vitest';
import { isOneWord, repeatedWords } from './synonyms.ts';

describe('a synonym', () => {
  it.each(['mop', 'Štětka', 'перчатки', 'S3', '75l'])('may be %j', (word) => {
    expect(isOneWord(word)).toBe(true);
  });

  it.each(['', 'pracovní boty', 'wi-fi', '½', '!'])('is not %j', (word) => {
    expect(isOneWord(word)).toBe(false);
  });

  it('is found again in another spelling, in its own group and in a later one', () => {
    const groups = [['boty', 'obuv', 'Boty'], ['plášť', 'kabát'], ['OBUV']].map((words) => ({ words }));
    expect(repeatedWords(groups)).toEqual([
      { group: 0, nth: 2, word: 'Boty' },
      { group: 2, nth: 0, word: 'OBUV' },
    ]);
  });
});
