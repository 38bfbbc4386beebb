import { expect, test } from 'vitest';
import { meantOption } from './meant-option.ts';

test.each<[typed: string, found: string[], more: number, meant: string | null]>([
  ['bre', ['Brno'], 0, 'Brno'],
  ['brno', ['Brno', 'Brno-venkov'], 0, 'Brno'],
  [' kralovo pole ', ['Královo Pole', 'Královo Pole 2'], 0, 'Královo Pole'],
  ['brno', ['Brno'], 12, 'Brno'],
  ['br', ['Brno'], 12, null],
  ['br', ['Brno', 'Břeclav'], 0, null],
  ['brno', ['Brno', 'BRNO'], 0, null],
  ['xy', [], 0, null],
])('the text %s means of %j and %i more: %s', (typed, found, more, meant) => {
  const options = found.map((label) => ({ label }));
  expect(meantOption(options, typed, more)?.label ?? null).toBe(meant);
});
