import { expect, it } from 'vitest';
import { withoutDoubleStop } from './full-stop.ts';

it.each([
  ['Odpoví Úklid s.r.o..', ['Úklid s.r.o.'], 'Odpoví Úklid s.r.o.'],
  ['Odpoví Úklid s.r.o.. Do té doby', ['Úklid s.r.o.'], 'Odpoví Úklid s.r.o. Do té doby'],
  ['Odpoví Úklid.', ['Úklid'], 'Odpoví Úklid.'],
  ['<who>Úklid s.r.o.</who>. Dál', ['Úklid s.r.o.'], '<who>Úklid s.r.o.</who> Dál'],
  ['Reason: wait..', ['wait..'], 'Reason: wait..'],
  ['Cena $& a.s..', ['Cena $& a.s.'], 'Cena $& a.s.'],
])('"%s" with %o inserted is "%s"', (text, inserted, single) => {
  expect(withoutDoubleStop(text, inserted)).toBe(single);
});
