import * as z from 'zod/mini';
import { promoLimits } from '../domain/promo/limits.ts';
import { foldCode, madeTypes, platforms, promoTypes } from '../domain/promo/promo-code.ts';
import { area, item, list, paging, sortedBy } from './endpoint.ts';
import {
  bounded,
  daysInOrder,
  id,
  instant,
  integer,
  money,
  person,
  startAndEnd,
  storedInstant,
  version,
} from './fields.ts';

const endpoint = area('promo');

const code = bounded(40).check(
  z.overwrite(foldCode),
  z.minLength(3),
  z.maxLength(promoLimits.code),
  z.regex(/^[A-Z0-9-]+$/),
);

const Editable = z.strictObject({
  active: z.boolean(),
  /** When it becomes valid; null: at once. */
  from: z.nullable(instant),
  /** When it ends; null: never. */
  to: z.nullable(instant),
  /** How many companies may use it; null: any number. */
  uses: z.nullable(integer(1, promoLimits.uses)),
});

/** What a new code has. Each company uses a code once. */
const PromoCodeFields = z.extend(Editable, {
  code,
  type: z.enum(madeTypes),
  /** Percent, haléř off, days, or haléř of bonuses. */
  value: integer(1, 1_000_000_00),
});
export type PromoCodeInput = z.input<typeof PromoCodeFields>;

export const PromoCode = z.object({
  id,
  version,
  code: z.string(),
  type: z.enum(promoTypes),
  /** Percent, haléř off, days, or haléř of bonuses; 0 for a referral code, whose bonuses are a setting. */
  value: z.int(),
  uses: z.nullable(z.int()),
  used: z.int(),
  active: z.boolean(),
  from: z.nullable(storedInstant),
  to: z.nullable(storedInstant),
  /** The person whose code it is, or the admin who made it. */
  author: z.nullable(person),
  created_at: storedInstant,
});
export type PromoCode = z.infer<typeof PromoCode>;

export const listPromoCodes = endpoint({
  name: 'list-promo-codes',
  summary: 'List promo codes, the newest first: an admin all of them, others their own',
  method: 'GET',
  path: '/api/promo_codes',
  access: 'promo-code.read',
  query: z
    .strictObject({
      ...paging,
      ...sortedBy(['created_at'], 'desc'),
      ...startAndEnd,
      /** Only those of this person. */
      by_user: z.optional(id),
    })
    .check(daysInOrder),
  reply: list(PromoCode),
});

export const createPromoCode = endpoint({
  name: 'create-promo-code',
  summary: 'Make a promo code',
  method: 'POST',
  path: '/api/promo_code/create',
  access: 'promo-code.write',
  body: PromoCodeFields,
  reply: item(PromoCode),
  status: 201,
  problems: ['promo-code-taken'],
});

export const createReferralCode = endpoint({
  name: 'create-referral-code',
  summary: "Get the caller's own referral code with its bonuses; the first call makes it",
  method: 'POST',
  path: '/api/promo_codes/own',
  access: 'promo-code.read',
  whileExpired: true,
  repeatable: true,
  body: z.strictObject({}),
  reply: item(z.object({ code: PromoCode, sharing: money, application: money })),
  problems: ['changed'],
});

export const getPromoCode = endpoint({
  name: 'get-promo-code',
  summary: 'Get a promo code',
  method: 'GET',
  path: '/api/promo_code/{id}',
  access: 'promo-code.read',
  params: z.object({ id }),
  reply: item(PromoCode),
  problems: ['not-found'],
});

export const updatePromoCode = endpoint({
  name: 'update-promo-code',
  summary: 'Change until when and how often a promo code is used, activate or deactivate it',
  method: 'PUT',
  path: '/api/promo_code/{id}',
  access: 'promo-code.write',
  params: z.object({ id }),
  body: z.extend(Editable, { version }),
  reply: item(PromoCode),
  problems: ['not-found', 'changed'],
});

export const usePromoCode = endpoint({
  name: 'use-promo-code',
  summary: "Use a promo code for the caller's company, once: by its id or as it is written",
  method: 'POST',
  path: '/api/code_activation/{id}',
  access: 'promo-code.use',
  whileExpired: true,
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(
    z.object({
      code: z.string(),
      type: z.enum(promoTypes),
      value: z.int(),
      /** Until when the plan goes on, for given days. */
      until: z.nullable(storedInstant),
    }),
  ),
  problems: [
    'not-found',
    'changed',
    'promo-inactive',
    'promo-not-yet',
    'promo-expired',
    'promo-used-up',
    'promo-own',
    'promo-used-before',
    'promo-discount-waits',
    'promo-after-payment',
  ],
});

const Counts = z.object({
  /** Companies that have used it. */
  total: z.int(),
  /** Those that have paid since then. */
  paid: z.int(),
  by_country: z.array(z.object({ country: z.nullable(z.string()), count: z.int() })),
  by_platform: z.array(z.object({ platform: z.enum(platforms), count: z.int() })),
  /** The months (YYYY-MM) between the first use and the last, those without one too. */
  by_month: z.array(z.object({ month: z.string(), count: z.int() })),
});
export type PromoCounts = z.infer<typeof Counts>;

export const getPromoCodeStat = endpoint({
  name: 'get-promo-code-stat',
  summary: 'Count the uses of a promo code by country, platform and month',
  method: 'GET',
  path: '/api/promo_code_stat',
  access: 'promo-code.read',
  query: z.strictObject({ id }),
  reply: item(Counts),
  problems: ['not-found'],
});

export const getPromoCodeStatAll = endpoint({
  name: 'get-promo-code-stat-all',
  summary: 'Count the uses of all promo codes by country, platform and month; without days, of the last 12 months',
  method: 'GET',
  path: '/api/promo_code_stat_all',
  access: 'promo-code.statistics',
  query: z.strictObject(startAndEnd).check(daysInOrder),
  reply: item(Counts),
});

export const ReferralBonuses = z.strictObject({
  /** Haléř to the person whose code was used. */
  sharing: integer(0, 100_000_00),
  /** Haléř to the person who used it. */
  application: integer(0, 100_000_00),
});

export const getReferralBonuses = endpoint({
  name: 'get-referral-bonuses',
  summary: 'Get the bonuses of referral codes',
  method: 'GET',
  path: '/api/settings/referral_bonuses',
  access: 'promo-code.write',
  reply: item(z.extend(ReferralBonuses, { version: z.int() })),
});

export const setReferralBonuses = endpoint({
  name: 'set-referral-bonuses',
  summary: 'Set the bonuses of referral codes; they count for payments from now on',
  method: 'PUT',
  path: '/api/settings/referral_bonuses',
  access: 'promo-code.write',
  body: z.extend(ReferralBonuses, { version: z.int().check(z.gte(0)) }),
  reply: item(z.extend(ReferralBonuses, { version: z.int() })),
  problems: ['changed'],
});
