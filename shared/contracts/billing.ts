import * as z from 'zod/mini';
import { declineProblems } from '../domain/billing/decline.ts';
import { subscriptionStates } from '../domain/billing/subscription.ts';
import {
  periods,
  planFeatures,
  type Tariff as DomainTariff,
  tariffIds,
  usualPeriod,
} from '../domain/billing/tariffs.ts';
import { manualKinds, transactionKinds } from '../domain/billing/transactions.ts';
import { promoTypes } from '../domain/promo/promo-code.ts';
import { companyRoles } from './companies.ts';
import { area, digits, item, list, paging, sortedBy, unpagedList, webhook } from './endpoint.ts';
import {
  bounded,
  daysInOrder,
  id,
  idAndName,
  integer,
  money,
  multilineText,
  person,
  startAndEnd,
  storedInstant,
  version,
} from './fields.ts';

const endpoint = area('billing');

export const tariffId = z.enum(tariffIds);
/** Days that a payment buys. */
const period = z.pipe(integer(periods[0], 365), z.literal(periods));
/** The same in a query. */
const periodInQuery = z.pipe(digits(1, 9999), z.literal(periods));

const Prices = z.strictObject({
  7: integer(15_00, 10_000_000_00),
  30: integer(15_00, 10_000_000_00),
  120: integer(15_00, 10_000_000_00),
  365: integer(15_00, 10_000_000_00),
});
const limit = z.nullable(integer(0, 1_000_000));
const TariffFields = z.strictObject({
  /** Haléř for so many days, VAT included. Null for a free plan, which stays free. */
  prices: z.nullable(Prices),
  /** Null: no limit. */
  limits: z.strictObject({ workers: limit, stores: limit, contacts_per_day: limit }),
  features: z.array(z.enum(planFeatures)).check(z.maxLength(planFeatures.length)),
});

export const Tariff = z.extend(TariffFields, {
  id: tariffId,
  version: z.int(),
  /** Which companies may have it. */
  role: z.enum(companyRoles),
  name: z.string(),
  /** Days that a payment buys if it names no others, and haléř for them. Null and 0 for a free plan. */
  period: z.nullable(z.literal(periods)),
  cost: money,
}) satisfies z.ZodMiniType<DomainTariff & { name: string }>;
export type Tariff = z.infer<typeof Tariff>;

export const listTariffs = endpoint({
  name: 'list-tariffs',
  summary: 'List the plans of customers, of performers, or of both',
  assistant: 'The plans that can be bought, with prices',
  method: 'GET',
  path: '/api/tariffs',
  access: 'tariff.read',
  localized: true,
  query: z.strictObject({ role: z.optional(z.enum(companyRoles)) }),
  reply: unpagedList(Tariff),
});

export const getTariff = endpoint({
  name: 'get-tariff',
  summary: 'Get a plan',
  method: 'GET',
  path: '/api/tariff/{id}',
  access: 'tariff.read',
  localized: true,
  params: z.object({ id }),
  reply: item(Tariff),
  problems: ['not-found'],
});

export const updateTariff = endpoint({
  name: 'update-tariff',
  summary: 'Change the prices, limits and features of a plan. What was paid before keeps its price',
  method: 'PUT',
  path: '/api/tariff/{id}',
  access: 'tariff.write',
  localized: true,
  params: z.object({ id }),
  body: z.extend(TariffFields, { version: z.int().check(z.gte(0)) }),
  reply: item(Tariff),
  problems: ['not-found', 'changed', 'tariff-free'],
});

/** A discount that waits for the next payment. */
const Discount = z.object({
  code: z.string(),
  type: z.enum(promoTypes),
  /** Percent, or haléř. */
  value: z.int(),
});

/** The card that pays the plan again. */
const Renewal = z.object({
  card: z.object({ id: z.string(), brand: z.string(), last4: z.string() }),
  /** When it is charged next. */
  at: storedInstant,
  /** For so many days. */
  days: z.int(),
  /** By the price of now; null if the plan cannot be paid any more. */
  amount: z.nullable(money),
  /** How often it was refused since the last payment. */
  tries: z.int(),
});

const Use = z.object({ limit: z.enum(['workers', 'stores']), used: z.int(), of: z.nullable(z.int()) });

export const Subscription = z.object({
  /** 0 for a company whose trial has not begun. */
  version: z.int(),
  state: z.enum(subscriptionStates),
  /** The plan that was chosen; null during a trial. */
  tariff: z.nullable(z.object({ id: tariffId, name: z.string() })),
  /** The plan whose limits count now; null: no limits. */
  counts_as: z.nullable(z.object({ id: tariffId, name: z.string() })),
  until: z.nullable(storedInstant),
  /** Whole days, rounded up; null without end. */
  days_left: z.nullable(z.int()),
  /** What was paid last: haléř and days. */
  paid: z.nullable(z.object({ amount: money, days: z.int() })),
  /** What is left of what was paid, in its order: haléř from one moment to another. Time between them was given. */
  parts: z.array(z.object({ payment: z.string(), from: storedInstant, until: storedInstant, amount: money })),
  discount: z.nullable(Discount),
  renewal: z.nullable(Renewal),
  /** What the plan limits. Empty for readers who do not pay. */
  uses: z.array(Use),
});
export type Subscription = z.infer<typeof Subscription>;

export const getSubscription = endpoint({
  name: 'get-subscription',
  summary: "Get the subscription of the caller's company",
  assistant: 'The plan of the company, and until when it is paid',
  method: 'GET',
  path: '/api/subscription',
  access: 'subscription.read',
  localized: true,
  reply: item(Subscription),
});

export const chooseFreePlan = endpoint({
  name: 'choose-free-plan',
  summary: 'Go on with the free plan, after a trial or when a plan has expired',
  method: 'POST',
  path: '/api/subscription/free',
  access: 'subscription.write',
  whileExpired: true,
  localized: true,
  body: z.strictObject({ version }),
  reply: item(Subscription),
  problems: ['changed', 'subscription-not-allowed', 'not-found'],
});

export const setRenewal = endpoint({
  name: 'set-renewal',
  summary: 'Let a saved card pay the plan again before it ends, or turn that off',
  method: 'PUT',
  path: '/api/subscription/renewal',
  access: 'subscription.write',
  whileExpired: true,
  localized: true,
  body: z.strictObject({
    version,
    /** Null turns it off. */
    card_id: z.nullable(bounded(64).check(z.regex(/^pm_\w+$/))),
  }),
  reply: item(Subscription),
  problems: ['changed', 'not-found', 'renewal-needs-plan', 'payments-unavailable'],
});

/** What a payment of a plan needs. The amount is the one that the person saw: another one is refused. */
const paymentProblems = [
  'not-found',
  'changed',
  'tariff-free',
  'amount-changed',
  'payment-canceled',
  ...declineProblems,
  'payments-unavailable',
] as const;

export const addPayment = endpoint({
  name: 'add-payment',
  summary:
    'Begin a payment by card, by default for the period of the plan. A repetition answers with the same payment until it is done. A discount is of the payment that was begun last: the one before is canceled',
  method: 'GET',
  path: '/api/stripe/add_payment',
  access: 'subscription.write',
  whileExpired: true,
  // Remembers the customer at Stripe.
  writes: true,
  query: z.strictObject({
    amount: digits(0, 999_999_999),
    tariff_id: tariffId,
    days: z._default(periodInQuery, usualPeriod),
  }),
  /** The secret is also at the top level, where a client of the specification may look for it. */
  reply: z.object({
    client_secret: z.string(),
    ...item(z.object({ client_secret: z.string(), payment_id: z.string() })).shape,
  }),
  problems: paymentProblems,
});

const paymentState = z.enum(['paid', 'action-needed', 'processing']);

export const addSubscription = endpoint({
  name: 'add-subscription',
  summary: 'Pay a plan by a saved card. A repetition does not pay twice',
  method: 'POST',
  path: '/api/stripe/add_subscription',
  access: 'subscription.write',
  whileExpired: true,
  repeatable: true,
  body: z.strictObject({
    days: period,
    tariff_id: tariffId,
    payment_method_id: bounded(64).check(z.regex(/^pm_\w+$/)),
    /** Haléř, as the person saw it. Without it the price of now counts. */
    amount: z.optional(money),
  }),
  reply: item(
    z.object({
      state: paymentState,
      /** For the bank's question (3-D Secure). */
      client_secret: z.string(),
      payment_id: z.string(),
    }),
  ),
  problems: paymentProblems,
});

export const finishPayment = endpoint({
  name: 'finish-payment',
  summary: 'Ask Stripe about a payment, and extend the plan if it is paid. Otherwise its event does so',
  method: 'POST',
  path: '/api/stripe/payment/{id}/finish',
  access: 'subscription.write',
  whileExpired: true,
  repeatable: true,
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(z.object({ state: paymentState, until: z.nullable(storedInstant) })),
  problems: [
    'not-found',
    'changed',
    // Of a payment that cost another price meanwhile, or had the discount of another one. It is given back.
    'amount-changed',
    'payment-canceled',
    ...declineProblems,
    'payments-unavailable',
  ],
});

export const Card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});
export type Card = z.infer<typeof Card>;

export const listCards = endpoint({
  name: 'list-cards',
  summary: 'List the saved cards of the company; Stripe keeps them',
  method: 'GET',
  path: '/api/stripe/cards',
  access: 'subscription.write',
  reply: unpagedList(Card),
  problems: ['payments-unavailable'],
});

export const deleteCard = endpoint({
  name: 'delete-card',
  summary: 'Forget a saved card',
  method: 'DELETE',
  path: '/api/stripe/card/{id}',
  access: 'subscription.write',
  whileExpired: true,
  params: z.object({ id }),
  reply: item(z.object({ id: z.string() })),
  problems: ['not-found', 'payments-unavailable'],
});

export const receiveStripeEvents = endpoint(
  webhook({
    name: 'receive-stripe-events',
    summary: "Receive Stripe's events; each is stored once",
    path: '/api/stripe/webhook',
    signature: 'Stripe-Signature',
  }),
);

export const Transaction = z.object({
  id,
  at: storedInstant,
  kind: z.enum(transactionKinds),
  company: idAndName,
  /** Haléř; negative for money that went back, 0 for days that were given. */
  amount: z.int(),
  tariff: z.nullable(z.object({ id: tariffId, name: z.string() })),
  /** Days that were bought or given; null for a payment that was given back because its price was not the one of then. */
  days: z.nullable(z.int()),
  /** Until when the plan goes on since then. */
  until: z.nullable(storedInstant),
  /** Who paid, or the admin who added it; null for what Stripe reported. */
  by: z.nullable(person),
  /** Of an admin. */
  reason: z.nullable(z.string()),
  promo_code: z.nullable(z.object({ id, code: z.string() })),
  /** The payment at Stripe; null for companies. */
  payment: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Of a payment: how much of it went back until now. */
  returned: z.int(),
  /** Of a payment; null until it is issued. */
  invoice: z.nullable(z.object({ id, number: z.string() })),
});
export type Transaction = z.infer<typeof Transaction>;

export const listTransactions = endpoint({
  name: 'list-transactions',
  summary: 'List the transactions, the newest first: an admin those of all companies, others those of their own',
  assistant: 'Payments for plans, the newest first',
  method: 'GET',
  path: '/api/transactions',
  access: 'transaction.list',
  localized: true,
  query: z
    .strictObject({
      ...paging,
      ...sortedBy(['at'], 'desc'),
      ...startAndEnd,
      /** Only those of this account. */
      user_id: z.optional(id),
      /** Only those of this company. */
      company_id: z.optional(id),
    })
    .check(daysInOrder),
  reply: list(Transaction),
});

export const addTransaction = endpoint({
  name: 'add-transaction',
  summary: 'Record a payment by bank, which extends a plan, money that went back, or a correction',
  method: 'POST',
  path: '/api/transactions',
  access: 'transaction.write',
  localized: true,
  body: z.strictObject({
    company_id: id,
    kind: z.enum(manualKinds),
    /** Haléř. A refund is positive here, and negative in the list; a correction has its sign. */
    amount: integer(-10_000_000_00, 10_000_000_00),
    /** Both for a transfer only. */
    tariff_id: z.optional(tariffId),
    days: z.optional(period),
    /** Of a refund: the company keeps the time that the money paid for. */
    keep_time: z.optional(z.boolean()),
    reason: multilineText(300),
  }),
  reply: item(Transaction),
  status: 201,
  problems: ['not-found', 'changed', 'tariff-free', 'refund-above-paid'],
});

export const refundTransaction = endpoint({
  name: 'refund-transaction',
  summary: 'Give back a part of a payment by card, at Stripe. The time goes with it that it paid for and that is left',
  method: 'POST',
  path: '/api/transaction/{id}/refund',
  access: 'transaction.write',
  repeatable: true,
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({
    /** Haléř. */
    amount: integer(1, 10_000_000_00),
    /** The company keeps the time. */
    keep_time: z.optional(z.boolean()),
    reason: multilineText(300),
  }),
  reply: item(Transaction),
  status: 201,
  problems: ['not-found', 'changed', 'refund-above-paid', 'refund-not-card', 'payments-unavailable'],
});
