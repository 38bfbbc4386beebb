import { createPromoCode } from '#shared/contracts/promo.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { invoke } from '../../world/invoke.ts';
import { newCode, promoCodeBody } from '../../world/promo-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Codes of an admin. A referral code is its person's; functions/promo/promo.test.ts has it. */
const codes = async ({ people: { admin } }: World) => {
  const made = async (): Promise<string> =>
    String(ok(await invoke(createPromoCode, admin, { body: { ...promoCodeBody, code: newCode() } })).id);
  return { own: await made(), same: await made(), other: await made() };
};

export default {
  kinds: {
    'promo-code': { paths: [/^\/api\/promo_code\/\{id\}/], reach: { ROLE_ADMIN: 'own same other' }, records: codes },
  },
  namedByBody: { 'get-promo-code-stat': { field: 'id', kind: 'promo-code' } },
  ofOneAccount: ['use-promo-code'],
  refusals: { 'update-promo-code': ['invalid-input to'] },
} satisfies AreaReach;
