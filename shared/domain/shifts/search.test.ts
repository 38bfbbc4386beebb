import { expect, it } from 'vitest';
import { findsShift } from './search.ts';

const shift = {
  id: '3f2a91bc-77c1-4a0e-9a57-0d6f3c0f1b11',
  store: 'Praha 4, Pankrác',
  customer: 'Zelený koš s.r.o.',
  specialty: ['Cashier', 'Pokladní', 'Кассир'],
  worker: 'Eliška Kučerová',
};

it.each([
  ['', true],
  ['kucer', true],
  ['Eliška pank', true],
  ['pank eliška', true],
  ['KOŠ', true],
  ['pokl', true],
  ['касс', true],
  ['3F2A91BC', true],
  ['3f2a', true],
  ['77c1', false],
  ['rác', false],
  ['Eliška Brno', false],
  ['?', false],
])('"%s" finds the shift: %s', (typed, finds) => {
  expect(findsShift(typed)(shift)).toBe(finds);
});

it('a shift without a worker is found by its place', () => {
  expect(findsShift('pankrac')({ ...shift, worker: null })).toBe(true);
});
