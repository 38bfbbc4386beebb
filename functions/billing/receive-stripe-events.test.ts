import { randomUUID } from 'node:crypto';
import { CreateSecretCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { receiveStripeEvents } from '#shared/contracts/billing.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke, invokeAs } from '../../test/world/invoke.ts';
import { get, ifNotExists, transact } from '../data/table.ts';
import { insertWebhookEvent, webhookEventKey } from '../data/webhooks/webhook-events.ts';

const secret = `whsec_${randomUUID()}`;
const secrets = new SecretsManagerClient({});
beforeAll(async () => {
  const Name = `test-${randomUUID()}`;
  await secrets.send(new CreateSecretCommand({ Name, SecretString: secret }));
  process.env['STRIPE_SIGNING_SECRETS'] = Name;
});

/** Each test has its own minutes, because the secrets are read again after a minute. */
let minutes = 0;
const nextTime = () => new Date(Date.UTC(2031, 4, 6, 8, (minutes += 2))).toISOString();

const eventText = (id: string) =>
  // Spaces and an escaped character would be lost if the text was parsed and written again.
  `{ "id": "${id}",  "object": "event", "type": "payment_intent.succeeded", "data": {"object": {"note": "Jana \\u00e1"}} }`;
const signatureOf = (payload: string, now: string, by = secret) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp: Date.parse(now) / 1000 });
const send = (text: string, now: string, signature: string | undefined = signatureOf(text, now)) =>
  invoke(receiveStripeEvents, null, { body: text, now, headers: { 'stripe-signature': signature } });
const newId = () => `evt_${randomUUID()}`;
const stored = (id: string) => get(webhookEventKey('stripe', id));

it('a signed event is stored with its exact text for 60 days and acknowledged', async () => {
  const [id, now] = [newId(), nextTime()];
  expect(await send(eventText(id), now)).toMatchObject({ status: 200, body: { received: true } });
  const event = { type: 'payment_intent.succeeded', text: eventText(id), received_at: now };
  expect(await stored(id)).toMatchObject({ ...event, expires_at: Math.floor(Date.parse(now) / 1000) + 60 * 86_400 });
});

it('a body that API Gateway passes in base64 is verified and stored as its text', async () => {
  const [id, now] = [newId(), nextTime()];
  const text = eventText(id);
  const asking = {
    body: Buffer.from(text).toString('base64'),
    now,
    headers: { 'stripe-signature': signatureOf(text, now) },
  };
  expect(await invokeAs(receiveStripeEvents, null, asking, { isBase64Encoded: true })).toMatchObject({ status: 200 });
  expect(await stored(id)).toMatchObject({ text });
});

it('an event that arrives again, also at the same moment, is acknowledged and stored once', async () => {
  const [id, now] = [newId(), nextTime()];
  const text = eventText(id);
  const answers = await racing(writes('WEBHOOK#'), [() => send(text, now), () => send(text, now)]);
  const later = nextTime();
  answers.push(await send(text, later));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stored(id)).toMatchObject({ received_at: now });
});

it('after a fault the event is not acknowledged unless it is stored, and its repetition stores it', async () => {
  const faults = await withEachFault(async (faulty) => {
    const [id, now] = [newId(), nextTime()];
    const { status } = await faulty(() => send(eventText(id), now));
    if (status === 200) expect(await stored(id)).toBeDefined();
    expect(await send(eventText(id), now)).toMatchObject({ status: 200 });
    expect(await stored(id)).toBeDefined();
  });
  expect(faults).toBe(2);
});

it('an event whose effect is refused is not taken for a repeated one, and is not stored', async () => {
  const event = { service: 'stripe', id: newId(), type: 'x', text: '{}', received_at: nextTime() } as const;
  const effect = { part: 'effect', put: { pk: `TEST#${event.id}`, sk: 'x' }, if: ifNotExists };
  await transact([effect]);
  await expect(insertWebhookEvent(event, [effect])).rejects.toMatchObject({ parts: ['effect'] });
  expect(await stored(event.id)).toBeUndefined();
});

describe('is refused and not stored', () => {
  it.each<[string, (text: string, now: string) => string]>([
    ['an event without a signature', () => ''],
    ['an event of another secret', (text, now) => signatureOf(text, now, 'whsec_other')],
    ['another text than the signed one', (text, now) => signatureOf(text.replace('succeeded', 'failed'), now)],
    ['a signature of more than five minutes ago', (text, now) => signatureOf(text, minutesFrom(now, -6))],
    ['a signature without a time', (text, now) => signatureOf(text, now).replace(/^t=\d+,/, '')],
    ['nonsense', () => '\u{FFFF}=,,t='],
  ])('%s', async (_, sign) => {
    const [id, now] = [newId(), nextTime()];
    const text = eventText(id);
    expect(await send(text, now, sign(text, now))).toMatchObject({ status: 400, body: { code: 'invalid-signature' } });
    expect(await stored(id)).toBeUndefined();
  });
});

it.each([
  ['not JSON', 'malformed-json'],
  ['null', 'invalid-input'],
  ['[]', 'invalid-input'],
  ['{}', 'invalid-input'],
  ['{"object":"event","id":7,"type":"payment_intent.succeeded"}', 'invalid-input'],
  ['{"object":"event","id":"","type":"payment_intent.succeeded"}', 'invalid-input'],
  [`{"object":"event","id":"${'x'.repeat(2100)}","type":"payment_intent.succeeded"}`, 'invalid-input'],
  ['{"object":"event","id":"evt_\\ud800","type":"payment_intent.succeeded"}', 'invalid-input'],
  ['{"object":"event","id":"evt_1"}', 'invalid-input'],
  ['{"object":"v2.core.event","id":"evt_1","type":"v1.billing.meter"}', 'invalid-input'],
])('a signed text that is no event is refused (%#)', async (text, code) => {
  expect(await send(text, nextTime())).toMatchObject({ status: 400, body: { code } });
});

it('an event that is too long for an item is acknowledged and stored without its text', async () => {
  const [id, now] = [newId(), nextTime()];
  // Every character has two bytes.
  const text = eventText(id).replace('Jana', 'á'.repeat(210_000));
  expect(await send(text, now, signatureOf(text, now, 'whsec_other'))).toMatchObject({ status: 400 });
  expect(await stored(id)).toBeUndefined();
  expect(await send(text, now)).toMatchObject({ status: 200 });
  expect(await stored(id)).toMatchObject({ id, type: 'payment_intent.succeeded', text: null });
});

const minutesFrom = (now: string, difference: number) => new Date(Date.parse(now) + difference * 60_000).toISOString();

it('during a rotation both secrets are valid, and afterwards only the new one', async () => {
  const SecretId = process.env['STRIPE_SIGNING_SECRETS'] ?? '';
  const next = `whsec_${randomUUID()}`;
  const statusOf = async (by: string, now: string) => {
    const text = eventText(newId());
    return (await send(text, now, signatureOf(text, now, by))).status;
  };
  const rotate = (SecretString: string) => secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));

  await rotate(`${secret} ${next}`);
  const during = nextTime();
  expect([await statusOf(secret, during), await statusOf(next, during)]).toEqual([200, 200]);
  await rotate(next);
  const after = nextTime();
  expect([await statusOf(secret, after), await statusOf(next, after)]).toEqual([400, 200]);
});
