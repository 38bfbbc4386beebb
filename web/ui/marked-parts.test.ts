import { describe, expect, it } from 'vitest';
import { markedParts, withoutMarks } from './marked-parts.ts';

/** Strong parts in brackets. */
const shown = (text: string) =>
  markedParts(text)
    .map((part) => (part.strong ? `[${part.text}]` : part.text))
    .join('');

describe('a text of a chat', () => {
  it.each([
    ['Kdy to přijde?', 'Kdy to přijde?'],
    ['Zítra v **sedm**.', 'Zítra v [sedm].'],
    ['**Zítra** v **sedm**', '[Zítra] v [sedm]'],
    ['**celé**', '[celé]'],
    ['lone ** stays', 'lone ** stays'],
    ['**begins only', '**begins only'],
    ['****', '****'],
    ['** **', '** **'],
    ['over **two\nlines** not', 'over **two\nlines** not'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**a*b**', '[a*b]'],
    ['### Nadpis\ntext', 'Nadpis\ntext'],
    ['a ### b', 'a b'],
    ['## two stay', '## two stay'],
    ['### **strong**', '[strong]'],
    ['<b>**x**</b> <script>alert(1)</script>', '<b>[x]</b> <script>alert(1)</script>'],
    ['[link](https://smena.test) _a_ `b`', '[link](https://smena.test) _a_ `b`'],
    ['', ''],
  ])('%j is shown as %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('loses nothing but its marks, however many there are', () => {
    const text = `${'*'.repeat(5000)} ${'a**'.repeat(2000)}`;
    expect(withoutMarks(text).replaceAll('*', '').trim()).toBe('a'.repeat(2000));
  });

  it('is one line without marks', () => {
    expect(withoutMarks('Zítra v **sedm**.\n\n### Pozor')).toBe('Zítra v sedm. Pozor');
  });
});
