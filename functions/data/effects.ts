import * as z from 'zod/mini';
import { id, locale, role } from '#shared/contracts/fields.ts';

/**
 * What is done outside the table after a commit: each kind with the schema of its payload. Its worker is
 * functions/jobs/<kind>.ts. A payload holds ids, and the worker reads the rest when it runs. It never holds a code or a
 * link, because those give access.
 */
export const effects = {
  'send-letter': z.discriminatedUnion('letter', [
    z.object({ letter: z.literal('activation'), registration_id: id }),
    z.object({ letter: z.literal('password'), login_id: id, locale }),
    z.object({ letter: z.literal('passwordChanged'), login_id: id, locale, at: z.string() }),
    /** To the new address of a login, with the link that confirms it. */
    z.object({ letter: z.literal('confirmEmail'), login_id: id, change_id: id }),
    /** The second one to the former address of a login, which is nowhere else any more. */
    z.object({ letter: z.literal('phoneChanged'), login_id: id, phone: z.string(), locale, at: z.string() }),
    z.object({ letter: z.literal('emailChanged'), to: z.string(), email: z.string(), locale, at: z.string() }),
    z.object({ letter: z.literal('invitation'), invitation_id: id }),
    z.object({ letter: z.literal('roleAdded'), account_id: id, by_id: id }),
    z.object({ letter: z.literal('admitted'), account_id: id, by_id: id }),
    z.object({
      letter: z.literal('refused'),
      account_id: id,
      role,
      company: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
    /** To a worker from a spreadsheet: to the e-mail that they sign in with, or that was noted beside their phone. */
    z.object({ letter: z.literal('imported'), account_id: id }),
    /** To a buyer, about a person who waits for admission. */
    z.object({ letter: z.literal('waiting'), account_id: id, waiting_id: id }),
    /** To the vendors of an order: without an account, the worker queues one for each of them. */
    z.object({ letter: z.literal('orderReceived'), order_id: id, account_id: z.optional(id) }),
    /** To who left products in a cart. */
    z.object({ letter: z.literal('cartReminder'), account_id: id, cart_hash: id }),
    /** To the people of a performer about the request of a customer, and to the buyers about the answer. */
    z.object({
      letter: z.enum(['serviceRequested', 'serviceAccepted', 'serviceDeclined']),
      account_id: id,
      request_id: id,
    }),
    /** To the account that ordered. */
    z.object({
      letter: z.enum(['orderPlaced', 'orderQuoted', 'orderReady', 'orderShipped', 'orderCanceled']),
      order_id: id,
    }),
  ]),
  'send-sms': z.discriminatedUnion('sms', [
    /** The number and the attempt are the key of the code. */
    z.object({ sms: z.literal('code'), phone: z.string(), attempt: z.string(), locale }),
    /** As `code`, for a number that the login wants to sign in with. */
    z.object({ sms: z.literal('change-code'), login_id: id, phone: z.string(), attempt: z.string(), locale }),
    z.object({ sms: z.literal('invitation'), invitation_id: id }),
    /** To the former number of a login, or to the number of a login that got an e-mail. */
    z.object({ sms: z.literal('contact-changed'), contact: z.enum(['email', 'phone']), phone: z.string(), locale }),
  ]),
  /** Tells the buyers of a company that a person waits for admission to it. */
  'notify-buyers': z.object({ account_id: id }),
  /** Closes a WebSocket that has not authenticated. */
  'close-silent-socket': z.object({ connection_id: z.string() }),
  'write-export': z.object({ account_id: id, export_id: id }),
  /**
   * Brings the stores and shifts of a customer in step with what a performer serves. `lost` is what it served before;
   * `released_by` is the account that gave back the confirmed shifts there, null if they stay.
   */
  'settle-service': z.object({
    customer_id: id,
    vendor_id: id,
    lost: z.nullable(z.object({ store_ids: z.nullable(z.array(id)) })),
    released_by: z.nullable(id),
  }),
  /**
   * Computes the pay of a performer's completed shifts again, of those that start on the day `from` or later; those of
   * one worker (`staff_id`), or of all. Rates that count for them changed.
   */
  'settle-pay': z.object({ company_id: id, from: z.string(), staff_id: z.nullable(id) }),
  /** Removes the exports of a closed account. */
  'remove-exports': z.object({ account_id: id }),
  /**
   * Asks the registers about a company and stores its credibility. `fresh`: also if they were read within a day.
   */
  'check-company': z.object({ company_id: id, fresh: z.boolean() }),
  /** Copies the e-mail and phone of a login to its accounts and to the user pool. */
  'copy-contacts': z.object({ login_id: id }),
  /** Asks Stripe about the payment of an event, and records it. */
  'record-payment': z.object({ event_id: z.string() }),
  /** Copies the name of a renamed company to the records that name it. */
  'rename-company': z.object({ company_id: id }),
} as const;

/**
 * Seconds for which a worker may run: the timeout of its function. The lease of an entry is twice as long. An export of
 * 100,000 rows takes about a minute (docs/decisions/2026-11-22-exports.md), a change of 10,000 stores two minutes.
 */
export const secondsToRun = (kind: EffectKind): number =>
  kind === 'write-export' || kind === 'settle-service' || kind === 'settle-pay' ? 300 : 30;

export type EffectKind = keyof typeof effects;
export type Payload<K extends EffectKind> = z.infer<(typeof effects)[K]>;

/** Seconds for which the entries of a kind wait in its queue; up to 900, SQS's limit. */
export const delays: Readonly<Partial<Record<EffectKind, number>>> = { 'close-silent-socket': 5 };

export const effectKinds = Object.keys(effects) as EffectKind[];

/** The environment variable with the address of a kind's queue. */
export const queueVariable = (kind: EffectKind): string => `QUEUE_${kind.replaceAll('-', '_').toUpperCase()}`;
