import { createHash } from 'node:crypto';
import { createReferralCode } from '#shared/contracts/promo.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findOwnCode, ofCode, ofPromoCode, ownCodeId, promoCodeInsertionWrites } from '../data/promo/promo-codes.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

/** Without characters that are mistaken for others. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight characters that follow from an account, so that two requests make the same code. */
const codeOf = (accountId: string): string =>
  [...createHash('sha256').update(accountId).digest().subarray(0, 8)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');

export const handler = serve(createReferralCode, async ({ actor, now }) => {
  if (actor.role === 'ROLE_ADMIN') throw new Problem('forbidden');
  const [existing, bonuses] = await Promise.all([findOwnCode(actor.id), settings.referral_bonuses.read()]);
  const code = existing ?? {
    id: ownCodeId(actor.id),
    version: 1,
    code: codeOf(actor.id),
    type: 'referral' as const,
    value: 0,
    uses: null,
    used: 0,
    active: true,
    from: null,
    to: null,
    author: { id: actor.id, fio: actor.fio },
    company_id: actor.company?.id ?? null,
    created_at: now,
  };
  return {
    reply: { data: { code, ...bonuses.value } },
    writes: existing ? [] : promoCodeInsertionWrites(code),
    retryOn: [ofPromoCode, ofCode],
  };
});
