import { expect, it } from 'vitest';
import { strongParts, withoutMarks } from './strong-parts.ts';

it.each([
  ['', [], ''],
  ['plain', ['plain'], 'plain'],
  ['a **b** c', ['a ', '*b', ' c'], 'a b c'],
  ['**b**', ['*b'], 'b'],
  ['**a** **b**', ['*a', ' ', '*b'], 'a b'],
  ['2 ** 3', ['2 ** 3'], '2 ** 3'],
  ['**a** and ** b', ['*a', ' and ** b'], 'a and ** b'],
  ['****', [], ''],
  ['<b>x</b>', ['<b>x</b>'], '<b>x</b>'],
])('%j has its strong parts', (text, parts, plain) => {
  expect(strongParts(text).map((part) => (part.isStrong ? `*${part.text}` : part.text))).toEqual(parts);
  expect(withoutMarks(text)).toBe(plain);
});
