import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discounted, foldCode, platformOf, requireUsable } from './promo-code.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'linux'],
  ['curl/8.15.0', 'other'],
])('%s is %s', (agent, platform) => {
  expect(platformOf(agent)).toBe(platform);
});

it('codes are the same in any case and with any spaces', () => {
  expect(foldCode(' vitejte 2026 ')).toBe('VITEJTE2026');
});

describe('a price with a discount', () => {
  it.each([
    ['none', null, 2_490_00],
    ['10 percent', { type: 'percent', value: 10 }, 2_241_00],
    ['33 percent, rounded to a haléř', { type: 'percent', value: 33 }, 1_668_30],
    ['500 Kč', { type: 'amount', value: 500_00 }, 1_990_00],
    ['all of it: what Stripe charges at least is left', { type: 'percent', value: 100 }, 15_00],
    ['more than the price', { type: 'amount', value: 9_000_00 }, 15_00],
    ['days, which leave the price', { type: 'free_days', value: 30 }, 2_490_00],
  ] as const)('of %s', (_, discount, price) => {
    expect(discounted(2_490_00, discount)).toBe(price);
  });

  it('is never above the price, nor below what is charged at least', () => {
    const type = fc.constantFrom('percent' as const, 'amount' as const);
    fc.assert(
      fc.property(fc.integer({ min: 15_00, max: 1_000_000_00 }), type, fc.nat({ max: 100 }), (price, kind, value) => {
        const reduced = discounted(price, { type: kind, value: kind === 'amount' ? value * 100_00 : value });
        expect(Number.isInteger(reduced)).toBe(true);
        expect(reduced).toBeGreaterThanOrEqual(15_00);
        expect(reduced).toBeLessThanOrEqual(price);
      }),
    );
  });
});

describe('a code', () => {
  const now = '2026-11-02T08:00:00.000Z';
  const who = { company: 'own', isOwn: false };
  const open = { type: 'percent' as const, active: true, from: null, to: null, uses: null, used: 0, company_id: null };
  it.each([
    ['is used from its first moment', { from: now }],
    ['is used to its last use', { uses: 3, used: 2 }],
    ['of somebody else is used', { type: 'referral' as const, company_id: 'other' }],
  ])('%s', (_, patch) => {
    expect(() => requireUsable({ ...open, ...patch }, who, now)).not.toThrow();
  });
  it.each([
    ['promo-inactive', { active: false }],
    ['promo-not-yet', { from: '2026-11-02T08:00:00.001Z' }],
    ['promo-expired', { to: now }],
    ['promo-used-up', { uses: 3, used: 3 }],
    ['promo-own', { type: 'referral' as const, company_id: 'own' }],
  ])('is refused: %s', (problem, patch) => {
    expect(() => requireUsable({ ...open, ...patch }, who, now)).toThrow(problem);
  });
  it('of the own people is refused if it is a referral code', () => {
    const own = { ...who, isOwn: true };
    expect(() => requireUsable({ ...open, type: 'referral' }, own, now)).toThrow('promo-own');
    expect(() => requireUsable(open, own, now)).not.toThrow();
  });
});
