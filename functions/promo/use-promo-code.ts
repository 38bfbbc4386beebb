import { randomUUID } from 'node:crypto';
import { usePromoCode } from '#shared/contracts/promo.ts';
import { newTrial, withGivenDays } from '#shared/domain/billing/subscription.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { Problem } from '#shared/domain/problem.ts';
import { foldCode, platformOf, requireUsable } from '#shared/domain/promo/promo-code.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import {
  changed,
  getSubscription,
  ofSubscription,
  type StoredSubscription,
  subscriptionWrite,
} from '../data/billing/subscriptions.ts';
import { moneyAlone, transactionWrites } from '../data/billing/transactions.ts';
import { postingWrites } from '../data/ledger/ledger.ts';
import { getAccount, openAccounts } from '../data/people/accounts.ts';
import {
  findPromoCode,
  ofPromoCode,
  type PromoCode,
  promoCodeUseWrite,
  promoWithCode,
} from '../data/promo/promo-codes.ts';
import { findPromoUse, ofPromoUse, promoUseInsertionWrite } from '../data/promo/promo-uses.ts';
import { countFailures } from '../data/rate-limits.ts';
import type { Write } from '../data/table.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(usePromoCode, async ({ params, actor, viewer, address, now }) => {
  const { company } = actor;
  if (!company) throw new Problem('not-found');
  const guess = [
    { limit: 'wrong-promo-codes-of-company', subject: company.id },
    { limit: 'wrong-promo-codes-from-address', subject: address },
  ] as const;
  const promo = await countFailures(guess, now, () => requirePromoCode(params.id));
  const [subscription, use] = await Promise.all([getSubscription(company.id), findPromoUse(promo.id, company.id)]);
  if (use) throw new Problem('promo-used-before');
  requireUsable(promo, { company: company.id, isOwn: await isOwnCode(promo, actor, company.id) }, now);
  const { after, writes } = effectOf(promo, subscription, { actor, company, now });
  const { code, type, value } = promo;
  const country = viewer.country?.toUpperCase() ?? null;
  return {
    reply: { data: { code, type, value, until: type === 'free_days' ? (after?.until ?? null) : null } },
    writes: [
      promoUseInsertionWrite({
        promo_id: promo.id,
        company_id: company.id,
        account_id: actor.id,
        at: now,
        country,
        platform: platformOf(viewer.agent),
        paid_at: null,
      }),
      promoCodeUseWrite(promo),
      ...(after ? [subscriptionWrite(after)] : []),
      ...writes,
      auditEntryWrite({ action: 'promo-code-used', by: actor, at: now, about: { id: promo.id, name: code } }),
    ],
    retryOn: [ofPromoUse, ofPromoCode, ofSubscription],
  };
});

/** By its id, or as it is written. Throws not-found. */
const requirePromoCode = async (typed: string): Promise<PromoCode> => {
  const [byId, byCode] = await Promise.all([findPromoCode(typed), promoWithCode(foldCode(typed))]);
  const promo = byId ?? byCode;
  if (!promo) throw new Problem('not-found');
  return promo;
};

/** Whether a code is of the actor's own login, under whichever company, or of a person of the company. */
const isOwnCode = async ({ type, author }: PromoCode, actor: Actor, companyId: string): Promise<boolean> => {
  if (type !== 'referral' || !author) return false;
  const account = await getAccount(author.id);
  if (!account) return false;
  const ofLogin = [account, ...(await openAccounts(account.login_id))];
  return account.login_id === actor.login_id || ofLogin.some(({ company }) => company?.id === companyId);
};

type By = { actor: Actor; company: { id: string; name: string }; now: string };

/** What a code does at once: what waits for the next payment is kept in the subscription. */
const effectOf = (
  { id, code, type, value, author }: PromoCode,
  before: StoredSubscription | null,
  { actor, company, now }: By,
): { after: StoredSubscription | null; writes: Write[] } => {
  const useId = randomUUID();
  const change = (fields: Partial<StoredSubscription>) => {
    const kept = before ?? newTrial(now);
    return changed(before, company.id, { ...kept, ...fields });
  };
  switch (type) {
    case 'percent':
    case 'amount':
      if (before?.discount) throw new Problem('promo-discount-waits', { params: { code: before.discount.code } });
      return { after: change({ discount: { promo_id: id, code, type, value, payment: null, begun: 0 } }), writes: [] };
    case 'referral':
      if (before?.has_paid || before?.referral || !author) throw new Problem('promo-after-payment');
      return { after: change({ referral: { promo_id: id, author_id: author.id, account_id: actor.id } }), writes: [] };
    case 'bonus': {
      const posting = bonusPosting({ id: useId, at: now, reason: 'promotion', accountId: actor.id, amount: value });
      return { after: null, writes: postingWrites(posting) };
    }
    case 'free_days': {
      const after = changed(before, company.id, withGivenDays(before, value, now));
      const writes = transactionWrites({
        ...moneyAlone,
        id: useId,
        at: now,
        kind_of: 'promo',
        company,
        amount: 0,
        book: null,
        tariff_id: after.tariff_id,
        days: value,
        until: after.until,
        by: { id: actor.id, fio: actor.fio },
        reason: null,
        promo_code: { id, code },
        payment: null,
        card: null,
      });
      return { after, writes };
    }
  }
};
