import { randomUUID } from 'node:crypto';
import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, it } from 'vitest';
import { addPayment, getSubscription, listTransactions, receiveStripeEvents } from '#shared/contracts/billing.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';

// The deployed workers ask the stand-in of the deployment, which does not know the payments of this file.
await takeOwnTable();
const { withOwnQueues } = await import('../../test/world/effects.ts');
const { invoke } = await import('../../test/world/invoke.ts');
const { ownStripe } = await import('../../test/world/stripe.ts');
const { createWorld } = await import('../../test/world/world.ts');
const { readBalance } = await import('../data/ledger/ledger.ts');

type Event = { payload: string; signature: string };
const received: Event[] = [];
const stripe = ownStripe(async (payload, signature) => {
  received.push({ payload, signature });
  return 200;
});
const secret = `test-${randomUUID()}`;
await new SecretsManagerClient({}).send(new CreateSecretCommand({ Name: secret, SecretString: stripe.secret }));
process.env['STRIPE_SIGNING_SECRETS'] = secret;

const world = await createWorld();
const now = new Date().toISOString();

/** A company that has paid 2,490 Kč and got 490 Kč back, before any event was delivered. */
const paid = async () => {
  const company = await world.company(`Výkon ${randomUUID().slice(0, 6)}`, 'vendor');
  const who = await world.person('Věra Nová', 'ROLE_VENDOR', company);
  const query = { tariff_id: 'vendor-professional', days: 30, amount: 2_490_00 };
  const payment = ok(await invoke(addPayment, who, { query, now }));
  const before = received.length;
  await stripe.payByCard(payment, '4242424242424242');
  await stripe.client().refunds.create({ payment_intent: payment.payment_id, amount: 490_00 });
  await expect.poll(() => received.length - before).toBe(4);
  return { company, who, events: received.slice(before) };
};
/** Delivers the events one after another, each with its effects. */
const deliver = (events: readonly Event[]) =>
  withOwnQueues(async (deliverQueued) => {
    for (const { payload, signature } of events) {
      const headers = { 'stripe-signature': signature };
      expect(await invoke(receiveStripeEvents, null, { body: payload, headers, now })).toMatchObject({ status: 200 });
      await deliverQueued();
    }
  });
const recordedOf = async ({ company, who }: Awaited<ReturnType<typeof paid>>) => {
  const { data } = (await invoke(listTransactions, who, { query: {} })).body;
  const { state, days_left } = ok(await invoke(getSubscription, who, { now }));
  return {
    transactions: data.map(({ kind, amount }: { kind: string; amount: number }) => `${kind} ${amount}`).toSorted(),
    balance: await readBalance({ book: 'paid', owner: company.id }),
    plan: `${state} ${days_left}`,
  };
};
const once = { transactions: ['card 249000', 'refund -49000'], balance: 2_000_00, plan: 'active 32' };

/** A payment by card, with its events so far delivered. */
const settled = async () => {
  const one = await paid();
  await deliver(one.events);
  return { ...one, id: String(JSON.parse(one.events[0]?.payload ?? '').data.object.payment_intent) };
};
/** What Stripe tells of a change, delivered twice. */
const telling = async (change: () => unknown) => {
  const before = received.length;
  change();
  await expect.poll(() => received.length).toBeGreaterThan(before);
  await deliver([...received.slice(before), ...received.slice(before)]);
};
const notified = async (): Promise<string[]> =>
  (await invoke(listNotifications, world.people.admin, { query: {} })).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );

it('a dispute is booked and told; when it is lost, the time that was paid for ends', async () => {
  const one = await settled();
  await telling(() => stripe.dispute(one.id));
  expect(await recordedOf(one)).toEqual({
    transactions: ['card 249000', 'dispute -200000', 'refund -49000'],
    balance: 0,
    plan: 'active 32',
  });
  expect(await notified()).toContain('payment-disputed');
  const [dispute] = stripe.disputes();
  await telling(() => stripe.closeDispute(dispute?.id ?? '', 'lost'));
  expect(await recordedOf(one)).toMatchObject({ balance: 0, plan: 'trial 7' });
  expect((await notified()).filter((kind) => kind === 'dispute-lost')).toHaveLength(1);
});

it('a dispute that is won brings the money again, also when only its end is heard of', async () => {
  const one = await settled();
  const { id } = stripe.dispute(one.id);
  await telling(() => stripe.closeDispute(id, 'won'));
  const transactions = ['card 249000', 'dispute -200000', 'refund -49000', 'reversal 200000'];
  expect(await recordedOf(one)).toEqual({ ...once, transactions });
  expect((await notified()).filter((kind) => kind === 'dispute-won')).toHaveLength(1);
});

it('a refund that failed is booked back, with its time', async () => {
  const one = await settled();
  const [refund] = stripe.refunds();
  await telling(() => stripe.failRefund(refund?.id ?? ''));
  expect(await recordedOf(one)).toEqual({
    transactions: ['card 249000', 'refund -49000', 'reversal 49000'],
    balance: 2_490_00,
    plan: 'active 37',
  });
  expect((await notified()).filter((kind) => kind === 'refund-failed')).toHaveLength(1);
});

const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, nth) => ordersOf(things.toSpliced(nth, 1)).map((rest) => [first, ...rest]));

it.each(ordersOf([0, 1, 2, 3]).map((order) => ({ order })))(
  'the four events of a payment and a refund in the order $order make one transaction each',
  async ({ order }) => {
    const one = await paid();
    await deliver(order.flatMap((nth) => one.events[nth] ?? []));
    expect(await recordedOf(one)).toEqual(once);
  },
);

it('every event five times, or only the last one, makes one transaction each', async () => {
  const many = await paid();
  await deliver([1, 2, 3, 4, 5].flatMap(() => many.events));
  expect(await recordedOf(many)).toEqual(once);
  const late = await paid();
  await deliver(late.events.slice(-1));
  expect(await recordedOf(late)).toEqual(once);
});

it('an event about what Stripe does not know records nothing, and blocks nothing', async () => {
  const one = await paid();
  const [event] = one.events;
  const { id } = await stripe.client().paymentIntents.create({ amount: 15_00, currency: 'czk' });
  const unknown = (event?.payload ?? '')
    .replaceAll(/pi_\w+/g, `${id}none`)
    .replaceAll(/evt_\w+/g, `evt_${randomUUID()}`);
  const { default: Stripe } = await import('stripe');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: unknown, secret: stripe.secret });
  await deliver([{ payload: unknown, signature }]);
  expect(await recordedOf(one)).toMatchObject({ transactions: [], balance: 0 });
});
