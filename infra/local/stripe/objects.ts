import { randomBytes } from 'node:crypto';
import { type Behaviour, testCards, testMethods } from './cards.ts';
import { type Form, partOf, textOf } from './form.ts';

/** A refusal in Stripe's shape. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, type: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...more } };
  }
}

type Card = { brand: string; last4: string; exp_month: number; exp_year: number };
type Base = { id: string; created: number; livemode: false };
type Customer = Base & { object: 'customer'; name: string | null; metadata: Form };
export type Method = Base & {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: Card & { country: string; funding: string };
};
type Charge = Base & {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  currency: string;
  customer: string | null;
  paid: boolean;
  disputed: boolean;
  status: 'succeeded' | 'failed';
  payment_intent: string;
  payment_method_details: { type: 'card'; card: Card };
};
export type Intent = Base & {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  client_secret: string;
  setup_future_usage: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
  metadata: Form;
};
export type Refund = Base & {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
  metadata: Form;
};
export type Dispute = Base & {
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
};
export type StripeObject = Customer | Method | Charge | Intent | Refund | Dispute;

/** A payment by card that was made before the start. Money is in haléř, `at` is ISO 8601 UTC. */
export type PaidBefore = {
  id: string;
  at: string;
  amount: number;
  /** How much of it went back. */
  returned: number;
  card: { brand: string; last4: string };
  metadata: Form;
};

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const base = (prefix: string, at = Date.now()): Base => ({
  id: newId(prefix),
  created: Math.floor(at / 1000),
  livemode: false,
});

/** The objects of the account, and the events of their changes. */
export const createObjects = (tell: (type: string, object: StripeObject) => void) => {
  const objects = new Map<string, StripeObject>();
  /** The numbers of cards, which Stripe never shows, and the cards that were saved after a question. */
  const numbers = new Map<string, string>();
  const saved = new Set<string>();

  const put = <O extends StripeObject>(object: O): O => {
    objects.set(object.id, object);
    return object;
  };
  const find = <K extends StripeObject['object']>(
    kind: K,
    id: string | undefined,
  ): Extract<StripeObject, { object: K }> => {
    const found = objects.get(id ?? '');
    if (found?.object !== kind)
      throw new StripeError(404, 'invalid_request_error', `No such ${kind}: '${id ?? ''}'`, {
        code: 'resource_missing',
        param: kind,
      });
    return found as Extract<StripeObject, { object: K }>;
  };
  const all = <K extends StripeObject['object']>(kind: K) =>
    [...objects.values()]
      .filter((each): each is Extract<StripeObject, { object: K }> => each.object === kind)
      .toReversed();

  const createMethod = (form: Form): Method => {
    const card = partOf(form, 'card');
    const number = (textOf(card, 'number') ?? '').replaceAll(' ', '');
    const behaviour = testCards[number];
    if (!behaviour)
      throw new StripeError(402, 'card_error', 'Your card number is incorrect.', {
        code: 'incorrect_number',
        param: 'number',
      });
    const method = put({
      ...base('pm'),
      object: 'payment_method' as const,
      type: 'card' as const,
      customer: null,
      card: {
        brand: behaviour.brand ?? 'visa',
        last4: number.slice(-4),
        exp_month: Number(textOf(card, 'exp_month') ?? 12),
        exp_year: Number(textOf(card, 'exp_year') ?? 2034),
        country: 'CZ',
        funding: 'credit',
      },
    });
    numbers.set(method.id, number);
    return method;
  };
  const methodOf = (id: string): Method => {
    const number = testMethods[id];
    return number === undefined ? find('payment_method', id) : createMethod({ card: { number } });
  };
  const behaviourOf = (method: Method): Behaviour => testCards[numbers.get(method.id) ?? ''] ?? {};

  const refuse = (intent: Intent, method: Method, decline: { code: string; decline_code: string }): never => {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    const message = 'Your card was declined.';
    intent.last_payment_error = { type: 'card_error', message, ...decline, payment_method: method };
    tell('payment_intent.payment_failed', intent);
    throw new StripeError(402, 'card_error', message, { ...decline, payment_intent: intent });
  };

  const paidBy = (intent: Intent, card: Card, at?: number): Charge => {
    const paid = put({
      ...base('ch', at),
      object: 'charge' as const,
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      currency: intent.currency,
      customer: intent.customer,
      paid: true,
      disputed: false,
      status: 'succeeded' as const,
      payment_intent: intent.id,
      payment_method_details: { type: 'card' as const, card },
    });
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: paid.id,
      last_payment_error: null,
    });
    return paid;
  };

  const charge = (intent: Intent): Intent => {
    const method = find('payment_method', intent.payment_method ?? '');
    const { decline, disputes } = behaviourOf(method);
    intent.next_action = null;
    if (decline) return refuse(intent, method, decline);
    const { brand, last4, exp_month, exp_year } = method.card;
    const paid = paidBy(intent, { brand, last4, exp_month, exp_year });
    if (intent.setup_future_usage !== null && intent.customer !== null) {
      method.customer = intent.customer;
      saved.add(method.id);
    }
    tell('charge.succeeded', paid);
    tell('payment_intent.succeeded', intent);
    if (disputes) dispute(intent);
    return intent;
  };

  type Ordered = Pick<Intent, 'amount' | 'currency' | 'customer' | 'setup_future_usage' | 'metadata'>;
  const newIntent = (own: Base, ordered: Ordered): Intent =>
    put({
      ...own,
      ...ordered,
      object: 'payment_intent' as const,
      amount_received: 0,
      status: 'requires_payment_method' as const,
      client_secret: `${own.id}_secret_${newId('s').slice(2)}`,
      payment_method: null,
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
    });

  /** The owner of the card asks the bank for the money, which takes it at once. */
  const dispute = (intent: Intent): Dispute => {
    const paid = find('charge', intent.latest_charge ?? undefined);
    paid.disputed = true;
    const opened = put({
      ...base('du'),
      object: 'dispute' as const,
      amount: paid.amount - paid.amount_refunded,
      currency: paid.currency,
      charge: paid.id,
      payment_intent: intent.id,
      reason: 'fraudulent' as const,
      status: 'needs_response' as const,
    });
    tell('charge.dispute.created', opened);
    return opened;
  };

  const confirm = (intent: Intent, form: Form): Intent => {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw new StripeError(400, 'invalid_request_error', `This PaymentIntent has already ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
        payment_intent: intent,
      });
    const data = partOf(form, 'payment_method_data');
    const id = textOf(form, 'payment_method');
    const method = id === undefined ? createMethod(data) : methodOf(id);
    if (method.customer !== null && method.customer !== intent.customer)
      throw new StripeError(400, 'invalid_request_error', 'The payment method belongs to a different Customer.', {
        param: 'payment_method',
      });
    intent.payment_method = method.id;
    const { asks } = behaviourOf(method);
    if (asks === 'always' || (asks === 'unless-saved' && !saved.has(method.id))) {
      if (textOf(form, 'off_session') === 'true')
        return refuse(intent, method, { code: 'authentication_required', decline_code: 'authentication_required' });
      intent.status = 'requires_action';
      intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
      tell('payment_intent.requires_action', intent);
      return intent;
    }
    return charge(intent);
  };

  return {
    find,
    all,
    createMethod,
    confirm,
    dispute,
    closeDispute: (opened: Dispute, status: 'won' | 'lost'): Dispute => {
      opened.status = status;
      tell('charge.dispute.closed', opened);
      return opened;
    },
    cancel: (intent: Intent): Intent => {
      if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
        throw new StripeError(
          400,
          'invalid_request_error',
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
          { code: 'payment_intent_unexpected_state', payment_intent: intent },
        );
      intent.status = 'canceled';
      tell('payment_intent.canceled', intent);
      return intent;
    },
    createCustomer: (form: Form) =>
      put({
        ...base('cus'),
        object: 'customer' as const,
        name: textOf(form, 'name') ?? null,
        metadata: partOf(form, 'metadata'),
      }),
    createIntent: (form: Form) => {
      const amount = Number(textOf(form, 'amount'));
      if (!Number.isSafeInteger(amount) || amount < 1500)
        throw new StripeError(400, 'invalid_request_error', 'Amount must be at least Kč15.00 czk', {
          code: 'amount_too_small',
          param: 'amount',
        });
      return newIntent(base('pi'), {
        amount,
        currency: textOf(form, 'currency') ?? 'czk',
        // Those of before a restart have no cards left.
        customer: textOf(form, 'customer') ?? null,
        setup_future_usage: textOf(form, 'setup_future_usage') ?? null,
        metadata: partOf(form, 'metadata'),
      });
    },
    /** No event is sent. Its card is not saved. */
    remember: ({ id, at, amount, returned, card, metadata }: PaidBefore): void => {
      const own = { ...base('pi', Date.parse(at)), id };
      const intent = newIntent(own, { amount, currency: 'czk', customer: null, setup_future_usage: null, metadata });
      const paid = paidBy(intent, { ...card, exp_month: 12, exp_year: 2034 }, Date.parse(at));
      paid.amount_refunded = returned;
      paid.refunded = returned === amount;
    },
    /** The bank's answer to its question. */
    answerQuestion: (intent: Intent, isOwner: boolean): Intent => {
      if (intent.status !== 'requires_action')
        throw new StripeError(400, 'invalid_request_error', 'Nothing was asked.');
      const method = find('payment_method', intent.payment_method ?? '');
      const code = 'payment_intent_authentication_failure';
      return isOwner ? charge(intent) : refuse(intent, method, { code, decline_code: code });
    },
    refund: (form: Form): Refund => {
      const intent = find('payment_intent', textOf(form, 'payment_intent'));
      const paid = find('charge', intent.latest_charge ?? undefined);
      const amount = Number(textOf(form, 'amount') ?? paid.amount - paid.amount_refunded);
      if (amount <= 0 || amount > paid.amount - paid.amount_refunded)
        throw new StripeError(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount', {
          param: 'amount',
        });
      paid.amount_refunded += amount;
      paid.refunded = paid.amount_refunded === paid.amount;
      const refund = put({
        ...base('re'),
        object: 'refund' as const,
        amount,
        currency: paid.currency,
        charge: paid.id,
        payment_intent: intent.id,
        status: 'succeeded' as const,
        metadata: partOf(form, 'metadata'),
      });
      tell('refund.created', refund);
      tell('charge.refunded', paid);
      return refund;
    },
    /** The bank cannot take a refund: its money is in the account of Stripe again. */
    failRefund: (refund: Refund): Refund => {
      const paid = find('charge', refund.charge);
      refund.status = 'failed';
      paid.amount_refunded -= refund.amount;
      paid.refunded = false;
      tell('refund.failed', refund);
      tell('charge.refund.updated', refund);
      return refund;
    },
    detach: (method: Method): Method => {
      method.customer = null;
      return method;
    },
  };
};
