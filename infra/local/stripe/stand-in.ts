import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { type Form, partOf, textOf, toForm } from './form.ts';
import { createObjects, type Intent, newId, StripeError, type StripeObject } from './objects.ts';

const apiVersion = '2026-10-28.endive';

/** Sends an event to the webhook and returns the status of its answer. */
type Deliver = (payload: string, signature: string) => Promise<number>;
type Event = { id: string; type: string; created: number; object: string; payload: string; statuses: number[] };

/** Tries of one delivery, with pauses that double from 100 ms. */
const tries = 6;
const keptEvents = 200;

/**
 * A stand-in for Stripe's API, as far as Smena uses it: real HTTP, idempotency keys, refused cards, 3-D Secure, and
 * signed webhooks, whose deliveries can be held, reversed, doubled, dropped and repeated.
 */
export const createStripeStandIn = ({ deliver, secret }: { deliver: Deliver; secret: string }) => {
  const events: Event[] = [];
  const waiting: Event[] = [];
  const mode = { held: false, copies: 1, drops: 0 };
  const faults: ('before' | 'after')[] = [];
  const answers = new Map<string, { hash: string; answer?: Answer }>();

  const send = async (event: Event): Promise<void> => {
    for (let nth = 0; nth < tries; nth++) {
      if (nth > 0) await pause(100 * 2 ** nth);
      if (mode.drops > 0) {
        mode.drops -= 1;
        event.statuses.push(0);
        continue;
      }
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: event.payload, secret });
      const status = await deliver(event.payload, signature).catch(() => 0);
      event.statuses.push(status);
      if (status >= 200 && status < 300) return;
    }
  };
  const flush = (order: 'in-order' | 'reversed' = 'in-order'): Promise<void[]> => {
    const due = waiting.splice(0);
    return Promise.all((order === 'reversed' ? due.toReversed() : due).map(send));
  };
  const tell = (type: string, object: StripeObject): void => {
    const id = newId('evt');
    const created = Math.floor(Date.now() / 1000);
    const event = { id, object: 'event', api_version: apiVersion, created, livemode: false, type, data: { object } };
    const recorded = { id, type, created, object: object.id, payload: JSON.stringify(event, null, 2), statuses: [] };
    events.unshift(recorded);
    events.splice(keptEvents);
    for (let copy = 0; copy < mode.copies; copy++) waiting.push(recorded);
    // The answer of the request comes first, as with Stripe.
    if (!mode.held) setTimeout(() => void flush(), 20);
  };
  const objects = createObjects(tell);

  const run = (method: string, path: string, form: Form): unknown => {
    const [kind = '', id = '', action = ''] = path.split('/');
    switch (`${method} ${kind}${id && '/:id'}${action && `/${action}`}`) {
      case 'POST customers':
        return objects.createCustomer(form);
      case 'GET customers/:id':
        return objects.find('customer', id);
      case 'GET customers/:id/payment_methods':
        return listOf(
          objects.all('payment_method').filter(({ customer }) => customer === id),
          form,
        );
      case 'POST payment_methods':
        return objects.createMethod(form);
      case 'GET payment_methods/:id':
        return objects.find('payment_method', id);
      case 'POST payment_methods/:id/detach':
        return objects.detach(objects.find('payment_method', id));
      case 'POST payment_intents':
        return objects.createIntent(form);
      case 'GET payment_intents': {
        return listOf(since(objects.all('payment_intent'), form), form);
      }
      case 'GET payment_intents/:id':
        return objects.find('payment_intent', id);
      case 'POST payment_intents/:id/confirm':
        return objects.confirm(objects.find('payment_intent', id), form);
      case 'POST payment_intents/:id/cancel':
        return objects.cancel(objects.find('payment_intent', id));
      case 'POST payment_intents/:id/answer':
        return objects.answerQuestion(objects.find('payment_intent', id), textOf(form, 'success') === 'true');
      case 'POST refunds':
        return objects.refund(form);
      case 'GET refunds':
        return listOf(since(objects.all('refund'), form), form);
      case 'GET disputes':
        return listOf(since(objects.all('dispute'), form), form);
      case 'GET events/:id': {
        const event = events.find((each) => each.id === id);
        if (!event)
          throw new StripeError(404, 'invalid_request_error', `No such event: '${id}'`, { code: 'resource_missing' });
        return JSON.parse(event.payload);
      }
      default:
        throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${method}: /v1/${path}).`);
    }
  };

  /** Charges in place of their ids, where the request asks for them. */
  const expanded = (result: unknown, form: Form): unknown => {
    const wanted = Object.values(partOf(form, 'expand'));
    const withCharge = (intent: Intent) => ({
      ...intent,
      latest_charge: intent.latest_charge === null ? null : objects.find('charge', intent.latest_charge),
    });
    if (isIntent(result) && wanted.includes('latest_charge')) return withCharge(result);
    if (isList(result) && wanted.includes('data.latest_charge'))
      return { ...result, data: result.data.map((each) => (isIntent(each) ? withCharge(each) : each)) };
    return result;
  };

  const answerOf = (method: string, path: string, form: Form): Answer => {
    try {
      return { status: 200, body: JSON.stringify(expanded(run(method, path, form), form)) };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return { status: error.status, body: JSON.stringify(error.body) };
    }
  };

  /** Of a request of the API; `path` begins after /v1/. */
  const answer = async (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) => {
    const { method = 'GET', headers } = request;
    const body = await text(request);
    const path = pathname.replace(/^\/v1\//, '');
    const form = toForm(method === 'GET' ? searchParams : new URLSearchParams(body));
    const reply = ({ status, body: json }: Answer) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': newId('req'),
          'cache-control': 'no-store',
        })
        .end(json);
    const refusal = keyRefusal(headers.authorization, textOf(form, 'key'), path);
    if (refusal) return reply(refusal);
    // A browser finishes only a payment whose secret it knows.
    const [, intentId = '', secretOfIntent] = [...path.split('/').slice(0, 2), textOf(form, 'client_secret')];
    if (
      textOf(form, 'key') &&
      path.startsWith('payment_intents/') &&
      !secretOfIntent?.startsWith(`${intentId}_secret_`)
    )
      return reply(
        errorAnswer(404, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: 'No such payment_intent',
        }),
      );
    delete form['key'];
    const fault = path.startsWith('payment_') || path === 'customers' ? faults.shift() : undefined;
    if (fault === 'before') return reply(internal);
    const key = headers['idempotency-key'];
    const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex');
    const known = typeof key === 'string' && method === 'POST' ? answers.get(key) : undefined;
    if (known && known.hash !== hash) return reply(otherRequest);
    const result = known?.answer ?? answerOf(method, path, form);
    // Stripe keeps what has begun, and not what it refused as invalid.
    if (typeof key === 'string' && method === 'POST' && ![400, 404].includes(result.status))
      answers.set(key, { hash, answer: result });
    return reply(fault === 'after' ? internal : result);
  };

  return {
    answer,
    remember: objects.remember,
    events: (): readonly Readonly<Event>[] => events,
    mode: (): Readonly<typeof mode> => mode,
    /** Deliveries wait until they are released. */
    hold: () => void (mode.held = true),
    release: async (order?: 'reversed') => {
      mode.held = false;
      await flush(order);
    },
    /** How many times each event is delivered. */
    deliverTimes: (copies: number) => void (mode.copies = copies),
    /** The next deliveries that get lost; each is tried again. */
    drop: (count: number) => void (mode.drops += count),
    resend: async (id: string) => {
      const event = events.find((each) => each.id === id);
      if (event) await send(event);
    },
    payments: () => objects.all('payment_intent').filter(({ status }) => status === 'succeeded'),
    refunds: () => objects.all('refund'),
    disputes: () => objects.all('dispute'),
    /** The owner of the card disputes a payment at the bank. */
    dispute: (paymentId: string) => objects.dispute(objects.find('payment_intent', paymentId)),
    closeDispute: (id: string, status: 'won' | 'lost') => objects.closeDispute(objects.find('dispute', id), status),
    /** A refund that succeeded turns out to have failed. */
    failRefund: (id: string) => objects.failRefund(objects.find('refund', id)),
    /** The next request is answered with 500: before it does anything, or after it did. */
    fail: (when: 'before' | 'after') => void faults.push(when),
  };
};
export type StripeStandIn = ReturnType<typeof createStripeStandIn>;

type Answer = { status: number; body: string };
type List = { object: 'list'; data: unknown[]; has_more: boolean };

const isIntent = (result: unknown): result is Intent =>
  typeof result === 'object' && result !== null && 'object' in result && result.object === 'payment_intent';
const isList = (result: unknown): result is List =>
  typeof result === 'object' && result !== null && 'object' in result && result.object === 'list';

const listOf = (found: readonly StripeObject[], form: Form): List => {
  const after = textOf(form, 'starting_after');
  const rest = after === undefined ? found : found.slice(found.findIndex(({ id }) => id === after) + 1);
  const limit = Math.min(Number(textOf(form, 'limit') ?? 10), 100);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit };
};

/** Those that a list asks for: of a payment, and not before a moment (seconds). */
const since = <O extends StripeObject & { payment_intent?: string }>(found: readonly O[], form: Form): O[] => {
  const [payment, from] = [textOf(form, 'payment_intent'), Number(textOf(partOf(form, 'created'), 'gte') ?? 0)];
  return found.filter(
    ({ payment_intent, created }) => created >= from && (payment === undefined || payment_intent === payment),
  );
};

const errorAnswer = (status: number, error: object): Answer => ({ status, body: JSON.stringify({ error }) });
const internal = errorAnswer(500, { type: 'api_error', message: 'An unknown error occurred' });
const otherRequest = errorAnswer(400, {
  type: 'idempotency_error',
  message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
});

/** Browsers have the publishable key, and may only create cards and finish payments whose secret they know. */
const keyRefusal = (authorization = '', key: string | undefined, path: string): Answer | undefined => {
  if (/^(Bearer|Basic) /.test(authorization)) {
    const sent = authorization.startsWith('Basic ')
      ? Buffer.from(authorization.slice(6), 'base64').toString().replace(/:$/, '')
      : authorization.slice(7);
    if (sent.startsWith('sk_test_')) return undefined;
  } else if (key?.startsWith('pk_test_') && /^(payment_methods|payment_intents\/\w+(\/confirm|\/answer)?)$/.test(path))
    return undefined;
  return errorAnswer(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
};
