import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addPayment,
  finishPayment,
  getSubscription,
  listCards,
  listTransactions,
  setRenewal,
} from '#shared/contracts/billing.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { Account } from '../data/people/accounts.ts';

// The job looks at all companies of its table.
await takeOwnTable();
const { invoke } = await import('../../test/world/invoke.ts');
const { ownStripe } = await import('../../test/world/stripe.ts');
const { createWorld } = await import('../../test/world/world.ts');
const subscriptions = await import('../data/billing/subscriptions.ts');
const { transact } = await import('../data/table.ts');
const { handler: keepSubscriptions } = await import('./keep-subscriptions.ts');

const stripe = ownStripe();
const world = await createWorld();
const now = new Date().toISOString();
const month = { tariff_id: 'vendor-professional', days: 30, amount: 2_490_00 };
const after = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

/** The days of a trial and of a month. */
const end = 37;
/** A performer on trial that has paid a month by a card. */
const performer = async (number = '4242424242424242') => {
  const company = await world.company(`Výkon ${randomUUID().slice(0, 6)}`, 'vendor');
  const who = await world.person('Věra Nová', 'ROLE_VENDOR', company);
  await transact([subscriptions.trialWrite(company.id, now)]);
  const payment = ok(await invoke(addPayment, who, { query: month, now }));
  await stripe.payByCard(payment, number);
  return { company, who, payment };
};
const finish = (who: Account, { payment_id: id }: { payment_id: string }) =>
  invoke(finishPayment, who, { params: { id }, body: {}, now });
const subscriptionOf = async (who: Account, at = now): Promise<any> =>
  ok(await invoke(getSubscription, who, { now: at }));
const transactionsOf = async (who: Account): Promise<any[]> =>
  (await invoke(listTransactions, who, { query: {} })).body.data;
const notified = async (who: Account): Promise<string[]> =>
  (await invoke(listNotifications, who, { query: {} })).body.data.map(({ kind }: { kind: string }) => kind);
/** With the card that was saved. */
const renew = async (who: Account) => {
  const [card] = ok(await invoke(listCards, who, { now }));
  const { version } = await subscriptionOf(who);
  return ok(await invoke(setRenewal, who, { body: { version, card_id: card.id }, now }));
};

it('records payments whose events were lost, begins trials, and tells of an end once', async () => {
  const { who, company } = await performer();
  const old = await world.company('Starší s.r.o.', 'vendor');
  await keepSubscriptions({ time: now });
  await keepSubscriptions({ time: now });
  expect(await transactionsOf(who)).toHaveLength(1);
  expect((await subscriptions.getSubscription(old.id))?.ground).toBe('trial');
  const paid = await subscriptions.getSubscription(company.id);
  if (!paid) throw new Error('The company has no subscription');
  const soon = { ...paid, until: after(0.8) };
  await transact([subscriptions.subscriptionWrite(subscriptions.changed(paid, company.id, soon))]);
  await keepSubscriptions({ time: now });
  await keepSubscriptions({ time: now });
  expect((await notified(who)).filter((kind) => kind === 'plan-ending')).toHaveLength(1);
});

describe('a renewal', () => {
  it('is charged a day before the end, once, from which the plan goes on', async () => {
    const { who, payment } = await performer();
    ok(await finish(who, payment));
    const { until } = await subscriptionOf(who);
    expect(await renew(who)).toMatchObject({ renewal: { days: 30, amount: 2_490_00, card: { last4: '4242' } } });
    await keepSubscriptions({ time: after(end - 2) });
    expect(await transactionsOf(who)).toHaveLength(1);
    await keepSubscriptions({ time: after(end - 1) });
    await keepSubscriptions({ time: after(end - 1) });
    expect(await transactionsOf(who)).toHaveLength(2);
    expect(await subscriptionOf(who, after(end - 1))).toMatchObject({
      state: 'active',
      days_left: 31,
      renewal: { tries: 0 },
    });
    expect(Date.parse((await subscriptionOf(who)).until) - Date.parse(until)).toBe(30 * 86_400_000);
    expect(await notified(who)).toContain('plan-renewing');
  });

  it('is refused three times over five days, which is told, and then ends', async () => {
    // The bank asks each time, so nothing is charged without the person.
    const { who, payment } = await performer('4000002760003184');
    await stripe.answerBank(payment as never, true);
    ok(await finish(who, payment));
    await renew(who);
    for (const days of [-1, 0, 1, 2, 3, 4]) await keepSubscriptions({ time: after(end + days) });
    const kinds = await notified(who);
    expect(kinds.filter((kind) => kind === 'renewal-failed')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'renewal-ended')).toHaveLength(1);
    expect(await subscriptionOf(who, after(end + 4))).toMatchObject({ state: 'expired', renewal: null });
    expect(await transactionsOf(who)).toHaveLength(1);
  });

  it('waits while Stripe does not answer, and pays once', async () => {
    const { who, payment } = await performer();
    ok(await finish(who, payment));
    await renew(who);
    // A call of Stripe is repeated once.
    for (const fault of ['after', 'after'] as const) stripe.fail(fault);
    await expect(keepSubscriptions({ time: after(end - 1) })).rejects.toThrow('failures');
    await keepSubscriptions({ time: after(end) });
    expect(await transactionsOf(who)).toHaveLength(2);
    expect(await subscriptionOf(who, after(end))).toMatchObject({ state: 'active', renewal: { tries: 0 } });
  });
});
