import * as z from 'zod/mini';
import { id, person } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { promoTypes } from '#shared/domain/promo/promo-code.ts';
import { promoScope } from '#shared/domain/promo/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope, listsOf } from '#shared/domain/scope/scope.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import { type Days, pageOfDays } from '../counted/page-of-days.ts';
import { entity } from '../entity.ts';
import { recordKeyOf, uniqueKey } from '../keys.ts';
import { emptyPage, type Page, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Item, type Write } from '../table.ts';

export const promoCodeKey = recordKeyOf('PROMO_CODE');

const PromoCode = z.object({
  id,
  version: z.int(),
  /** As `foldCode` makes it; unique. */
  code: z.string(),
  type: z.enum(promoTypes),
  /** Percent, haléř, or days. */
  value: z.int(),
  /** Companies that may use it; null: any number. */
  uses: z.nullable(z.int()),
  used: z.int(),
  active: z.boolean(),
  /** ISO 8601 UTC. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  author: z.nullable(person),
  /** Of a referral code: the company of its person, which may not use it. */
  company_id: z.nullable(id),
  created_at: z.string(),
});
export type PromoCode = z.infer<typeof PromoCode>;
const promoCodes = entity('promo-code', PromoCode);
export const readPromoCode = (item: Item): PromoCode => promoCodes.read(item);

/** All codes, or those of a person. */
const promoList = (account: string | null): string => `promo-codes#${account ?? ''}`;
export const promoLists = [promoList(null)];

/** The part that fails if a code is taken. */
export const ofCode = part('promo-code-taken');
/** The part of the writes of a code: it may be used or changed meanwhile. */
export const ofPromoCode = part('promo-code');

/** Writes of a new code; fails as part `promo-code-taken`. */
export const promoCodeInsertionWrites = (promo: PromoCode): Write[] => [
  { part: ofPromoCode, put: { ...promoCodeKey(promo.id), ...promoCodes.store(promo) }, if: ifNotExists },
  { part: ofCode, put: { ...uniqueKey('promo-code', promo.code), promo_id: promo.id }, if: ifNotExists },
  ...promoEntryWrites(promo),
];

/** The entries of a code in its lists. */
export const promoEntryWrites = ({ id: promoId, created_at: key, author }: PromoCode): Write[] =>
  entryWrites(
    [],
    [null, ...(author ? [author.id] : [])].map((account) => ({ list: promoList(account), key, id: promoId })),
  );

/** Fails as part `promo-code` if it was used or changed since the version before. */
export const promoCodeChangeWrite = (after: PromoCode): Write => {
  const { expression, names, values } = atVersion(after.version - 1);
  return {
    part: ofPromoCode,
    put: { ...promoCodeKey(after.id), ...promoCodes.store(after) },
    if: { expression: `${expression} AND used = :used`, names, values: { ...values, ':used': after.used } },
  };
};

/** Counts a use. Any number of companies use a code at once: it fails only if the code was changed, or is used up. */
export const promoCodeUseWrite = ({ id: promoId, version, uses }: PromoCode): Write => {
  const { expression, names, values } = atVersion(version);
  return {
    part: ofPromoCode,
    update: promoCodeKey(promoId),
    set: 'ADD used :one',
    values: { ':one': 1 },
    if: {
      expression: uses === null ? expression : `${expression} AND used < :uses`,
      names,
      values: { ...values, ...(uses !== null && { ':uses': uses }) },
    },
  };
};

/** By id, without an access check. Strongly consistent. */
export const findPromoCode = async (promoId: string): Promise<PromoCode | undefined> => {
  const item = await get(promoCodeKey(promoId));
  return item && promoCodes.read(item);
};

/** The id of a person's own referral code. */
export const ownCodeId = (accountId: string): string => `own-${accountId}`;
/** A person's own referral code, which is made at the first look. */
export const findOwnCode = (accountId: string): Promise<PromoCode | undefined> => findPromoCode(ownCodeId(accountId));

/** By the code as `foldCode` makes it. */
export const promoWithCode = async (code: string): Promise<PromoCode | undefined> => {
  const item = await get(uniqueKey('promo-code', code));
  return item && findPromoCode(String(item['promo_id']));
};

/** Throws not-found if it does not exist or is out of the actor's scope. */
export const getPromoCodeFor = async (actor: Actor, promoId: string): Promise<PromoCode> => {
  const promo = await findPromoCode(promoId);
  if (!promo || !isInScope(promoScope, actor, { author_id: promo.author?.id ?? null })) throw new Problem('not-found');
  return promo;
};

type Filter = Paging & Days & { by_user?: string | undefined };

/** One page of the codes that an actor reads, the newest first. */
export const listPromoCodes = async (
  actor: Actor,
  { by_user, start_date, end_date, ...paging }: Filter,
): Promise<Page<PromoCode>> => {
  const [own] = listsOf(promoScope, actor);
  if (!own) return emptyPage(paging);
  const account = own.list === 'account' ? own.account : (by_user ?? null);
  if (by_user !== undefined && by_user !== account) return emptyPage(paging);
  return pageOfDays({
    list: promoList(account),
    paging,
    days: { start_date, end_date },
    key: promoCodeKey,
    read: readPromoCode,
  });
};
