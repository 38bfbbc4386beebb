import { expect, test } from 'vitest';
import { acceptsStandBy } from './accepts-stand-by.ts';

const customer = { id: 'kos', name: 'Zelený koš' };
const standBy = { id: 'spare', customer };
const backed = { id: 'backed', customer, status: 'confirmed', backed_by: [] } as const;

test('a stand-by shift may back new and confirmed shifts of the same customer', () => {
  expect(acceptsStandBy(backed, standBy)).toBe(true);
  expect(acceptsStandBy({ ...backed, status: 'new' }, standBy)).toBe(true);
  expect(acceptsStandBy({ ...backed, customer: { id: 'other', name: 'Other' } }, standBy)).toBe(false);
});

test('a stand-by shift may not back itself, a running shift, or a shift with 10 stand-bys', () => {
  expect(acceptsStandBy({ ...backed, id: 'spare' }, standBy)).toBe(false);
  expect(acceptsStandBy({ ...backed, status: 'in_progress' }, standBy)).toBe(false);
  const names = (count: number) => Array.from({ length: count }, (_, nth) => String(nth));
  expect(acceptsStandBy({ ...backed, backed_by: names(9) }, standBy)).toBe(true);
  expect(acceptsStandBy({ ...backed, backed_by: names(10) }, standBy)).toBe(false);
});
