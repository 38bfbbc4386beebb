import { expect, it } from 'vitest';
import type { PromoCode } from '#shared/contracts/promo.ts';
import { promoStateOf } from './promo-state.ts';

const now = '2026-11-02T08:00:00.000Z';
const code: PromoCode = {
  id: 'code',
  version: 1,
  code: 'VITEJTE',
  type: 'percent',
  value: 10,
  uses: null,
  used: 3,
  active: true,
  from: null,
  to: null,
  author: null,
  created_at: now,
};

it.each([
  ['active', {}],
  ['active', { from: now }],
  ['planned', { from: '2026-11-02T08:00:00.001Z' }],
  ['expired', { to: now }],
  ['usedUp', { uses: 3 }],
  ['active', { uses: 4 }],
  ['inactive', { active: false, to: now }],
])('a code is %s with %o', (state, patch) => {
  expect(promoStateOf({ ...code, ...patch }, now)).toBe(state);
});
