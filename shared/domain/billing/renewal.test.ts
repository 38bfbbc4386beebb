import { expect, it } from 'vitest';
import {
  afterPayment,
  afterRefusal,
  canRenew,
  isRenewalDue,
  nextTryOf,
  type Renewal,
  renewalTries,
} from './renewal.ts';

const until = '2026-11-12T08:00:00.000Z';
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.parse(until) + hours * hour).toISOString();
const renewal: Renewal = {
  card: { id: 'pm_1', brand: 'visa', last4: '4242' },
  account_id: 'payer',
  tries: 0,
  tried_at: null,
};

it('a card is charged a day before the end, and not earlier', () => {
  expect(nextTryOf(renewal, until)).toBe(at(-24));
  expect([at(-48), at(-25), at(-24), at(24)].map((now) => isRenewalDue(renewal, until, now))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('a refused card is tried three times over five days, then no more', () => {
  const tried: string[] = [];
  let current: Renewal | null = renewal;
  for (let days = -3; days < 10 && current; days++) {
    const now = at(days * 24);
    if (!isRenewalDue(current, until, now)) continue;
    tried.push(now);
    current = afterRefusal(current, now);
  }
  expect(tried).toEqual([at(-24), at(24), at(72)]);
  expect(tried).toHaveLength(renewalTries);
  expect(current).toBeNull();
});

it('a payment begins the tries anew', () => {
  expect(afterPayment({ ...renewal, tries: 2, tried_at: at(24) })).toEqual(renewal);
});

it.each([
  ['a paid plan', { until, paid: {}, tariff_id: 'vendor-premium' }, true],
  ['a trial', { until, paid: null, tariff_id: null }, false],
  ['a free plan', { until: null, paid: null, tariff_id: 'vendor-basic' }, false],
  ['an expired plan', { until: at(-72), paid: {}, tariff_id: 'vendor-premium' }, false],
])('%s: whether a renewal can be turned on', (_, subscription, can) => {
  expect(canRenew(subscription, at(-48))).toBe(can);
});
