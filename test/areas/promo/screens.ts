import { createPromoCode, usePromoCode } from '#shared/contracts/promo.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { newCode, promoCodeBody } from '../../world/promo-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Codes in several states; one was used by two companies. */
const someCodes = async ({ people }: World) => {
  const { admin, rivalVendor, buyer } = people;
  const create = async (body: object): Promise<string> =>
    String(ok(await invoke(createPromoCode, admin, { body: { ...promoCodeBody, code: newCode(), ...body } })).id);
  const usedCode = await create({ type: 'bonus', value: 250_00, uses: 2 });
  const headers = (country: string) => ({ 'cloudfront-viewer-country': country });
  ok(await invoke(usePromoCode, rivalVendor, { params: { id: usedCode }, body: {}, headers: headers('CZ') }));
  ok(await invoke(usePromoCode, buyer, { params: { id: usedCode }, body: {}, headers: headers('SK') }));
  const newOne = await create({ from: new Date(Date.now() + 30 * 86_400_000).toISOString() });
  await create({ active: false, type: 'free_days', value: 14 });
  await create({ type: 'amount', value: 500_00, to: new Date(Date.now() + 1000).toISOString() });
  return { usedCode, newOne };
};

export default areaScreens({
  prepare: someCodes,
  screens: {
    '/promo_codes/list': [{ name: 'promo-codes', who: 'admin', address: '/promo_codes/list' }],
    '/promo_codes/create': [{ name: 'promo-code-new', who: 'admin', address: '/promo_codes/create' }],
    '/promo_codes/edit/:id': [
      { name: 'promo-code', who: 'admin', address: ({ usedCode }) => `/promo_codes/edit/${usedCode}` },
      { name: 'promo-code-unused', who: 'admin', address: ({ newOne }) => `/promo_codes/edit/${newOne}` },
    ],
    '/promo_codes/statistics': [
      { name: 'promo-statistics', who: 'admin', address: '/promo_codes/statistics' },
      { name: 'promo-statistics-none', who: 'admin', address: '/promo_codes/statistics?dates=2025-01-01..2025-01-31' },
    ],
  },
});
