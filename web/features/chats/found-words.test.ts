import { describe, expect, it } from 'vitest';
import { excerptOf, foundWords } from './found-words.ts';

const marked = (parts: ReturnType<typeof foundWords>) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

describe('found words', () => {
  it.each([
    ['Rozbitá čtečka u rampy', 'ctecka roz', '[Rozbitá] [čtečka] u rampy'],
    ['Zavolejte na 602 417 330, prosím', '602 417', 'Zavolejte na [602] [417] 330, prosím'],
    ['Kde je Ježek?', 'je', 'Kde [je] [Ježek]?'],
    ['Nic', '?!', 'Nic'],
    ['Dej 5l a 50 l, Lucie', '5 l', 'Dej [5l] a 50 [l], [Lucie]'],
    ['Возьми 5 л воды', '5l', 'Возьми [5] [л] воды'],
    ['2x500ml, ne 750ml', '500 ml', '[2x500ml], ne 750ml'],
  ])('%s, %s', (text, typed, expected) => expect(marked(foundWords(text, typed))).toBe(expected));

  it('are shown with some words before the first of them', () => {
    const long = `${'dlouhý úvod '.repeat(10)}a pak vrátnice na konci`;
    expect(marked(excerptOf(long, 'vrat'))).toBe('…dlouhý úvod dlouhý úvod dlouhý úvod a pak [vrátnice] na konci');
    expect(marked(excerptOf('Bez nálezu', 'xyz'))).toBe('Bez nálezu');
  });
});
