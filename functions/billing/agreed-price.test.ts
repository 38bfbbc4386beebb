import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addPayment,
  addSubscription,
  finishPayment,
  getSubscription,
  getTariff,
  listCards,
  listTransactions,
  updateTariff,
} from '#shared/contracts/billing.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { createPromoCode, usePromoCode } from '#shared/contracts/promo.ts';
import { invoke } from '../../test/world/invoke.ts';
import { newCode, promoCodeBody } from '../../test/world/promo-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { ownStripe } from '../../test/world/stripe.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { paymentRecord } from '../data/billing/record-payment.ts';
import { trialWrite } from '../data/billing/subscriptions.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';
import { readPayment, toPayment } from '../stripe/payments.ts';

const now = new Date().toISOString();
const stripe = ownStripe();
let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const performer = async () => {
  const company = await world.company(`Výkon ${randomUUID().slice(0, 6)}`, 'vendor');
  await transact([trialWrite(company.id, now)]);
  return { company, who: await world.person('Věra Nová', 'ROLE_VENDOR', company) };
};
/** A code of one use, used by the company. */
const withCode = async (who: Account, value: number) => {
  const body = { ...promoCodeBody, code: newCode(), type: 'percent', value, uses: 1 };
  const { id } = ok(await invoke(createPromoCode, world.people.admin, { body, now }));
  ok(await invoke(usePromoCode, who, { params: { id }, body: {}, now }));
};
const begin = (who: Account, days: number, amount: number, tariff_id = 'vendor-professional') =>
  invoke(addPayment, who, { query: { tariff_id, days, amount }, now });
const finish = (who: Account, { payment_id: id }: { payment_id: string }) =>
  invoke(finishPayment, who, { params: { id }, body: {}, now });
const visa = '4242424242424242';
const subscriptionOf = async (who: Account): Promise<any> => ok(await invoke(getSubscription, who, { now }));
const transactionsOf = async (who: Account): Promise<any[]> =>
  (await invoke(listTransactions, who, { query: {} })).body.data;

describe('a discount of one use', () => {
  it('is of one payment: the next one that is begun replaces the one before', async () => {
    const { who, company } = await performer();
    await withCode(who, 100);
    const year = ok(await begin(who, 365, 15_00));
    expect(ok(await begin(who, 365, 15_00)).payment_id).toBe(year.payment_id);
    const begun = [year, ok(await begin(who, 120, 15_00)), ok(await begin(who, 30, 15_00))];
    for (const payment of begun) await stripe.payByCard(payment, visa);
    const answers = await Promise.all(begun.map((payment) => finish(who, payment)));
    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
      'payment-canceled',
      'payment-canceled',
      200,
    ]);
    expect(await subscriptionOf(who)).toMatchObject({ days_left: 37, discount: null });
    expect(await begin(who, 365, 15_00)).toMatchObject({ body: { code: 'amount-changed' } });
    expect(await readBalance({ book: 'paid', owner: company.id })).toBe(15_00);
  });

  it('is used up by a payment that was paid before the next one is begun', async () => {
    const { who } = await performer();
    await withCode(who, 20);
    const week = ok(await begin(who, 7, 552_00));
    await stripe.payByCard(week, visa);
    expect(await begin(who, 30, 1_992_00)).toMatchObject({ body: { code: 'amount-changed' } });
    expect(await subscriptionOf(who)).toMatchObject({ days_left: 14, discount: null });
    ok(await finish(who, week));
    ok(await begin(who, 30, 2_490_00));
  });

  it('counts once for three payments by a saved card at once', async () => {
    const { who, company } = await performer();
    const first = ok(await begin(who, 7, 690_00));
    await stripe.payByCard(first, visa);
    ok(await finish(who, first));
    const [card] = ok(await invoke(listCards, who, { now }));
    await withCode(who, 20);
    const body = { tariff_id: 'vendor-professional', payment_method_id: card.id };
    const answers = await Promise.all(
      [7, 30, 120].map((days) => invoke(addSubscription, who, { body: { ...body, days }, now })),
    );
    const paid = (await transactionsOf(who)).filter(({ kind }) => kind === 'card');
    expect(paid.filter(({ promo_code }) => promo_code !== null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(paid.length - 1);
    const days = paid.reduce((sum, each) => sum + each.days, 0);
    expect(await subscriptionOf(who)).toMatchObject({ discount: null, days_left: 7 + days });
    const amounts = paid.reduce((sum, { amount }) => sum + amount, 0);
    expect(await readBalance({ book: 'paid', owner: company.id })).toBe(amounts);
  });

  it('does not pay a second time what the bank confirms after it was used', async () => {
    const { who, company } = await performer();
    await withCode(who, 20);
    const payment = ok(await begin(who, 30, 1_992_00));
    const { metadata } = await stripe.client().paymentIntents.retrieve(payment.payment_id);
    // Of an older version of the app, which reserved nothing.
    const old = await stripe.client().paymentIntents.create({ amount: 1_992_00, currency: 'czk', metadata });
    for (const each of [payment, { payment_id: old.id, client_secret: old.client_secret ?? '' }]) {
      await stripe.payByCard(each, visa);
      await finish(who, each);
    }
    expect(await finish(who, { payment_id: old.id })).toMatchObject({ body: { code: 'amount-changed' } });
    expect(await subscriptionOf(who)).toMatchObject({ days_left: 37 });
    expect(await readBalance({ book: 'paid', owner: company.id })).toBe(1_992_00);
    expect((await transactionsOf(who)).map(({ amount }) => amount).toSorted()).toEqual([-1_992_00, 1_992_00, 1_992_00]);
  });
});

it('a begun payment does not keep its old price: what is paid by it is given back, which the company is told', async () => {
  const { admin } = world.people;
  const { who, company } = await performer();
  const params = { id: 'vendor-premium' };
  const { prices, limits, features } = ok(await invoke(getTariff, admin, { params }));
  const change = async (week: number) => {
    const { version } = ok(await invoke(getTariff, admin, { params }));
    ok(
      await invoke(updateTariff, admin, {
        params,
        body: { prices: { ...prices, 7: week }, limits, features, version },
      }),
    );
  };
  await change(1_380_00);
  const [late, early] = [ok(await begin(who, 7, 1_380_00, params.id)), ok(await begin(who, 30, prices[30], params.id))];
  await stripe.payByCard(early, visa);
  await change(2_760_00);
  await stripe.payByCard(late, visa);
  // A crash before it was given back: whoever records it next gives it back.
  const charged = toPayment(await readPayment(late.payment_id, now));
  if (!charged) throw new Error('It was not paid');
  await transact((await paymentRecord(charged, now)).writes);
  expect(await readBalance({ book: 'paid', owner: company.id })).toBe(1_380_00);
  expect(await finish(who, late)).toMatchObject({
    status: 409,
    body: { code: 'amount-changed', message: expect.stringMatching(/2.?760/) },
  });
  expect(await finish(who, late)).toMatchObject({ body: { code: 'amount-changed' } });
  // Its price is the same, and the card was charged before the change.
  ok(await finish(who, early));
  // Seven days of trial, of Professional, are worth half as many of Premium.
  expect(await subscriptionOf(who)).toMatchObject({ days_left: 34 });
  expect(await readBalance({ book: 'paid', owner: company.id })).toBe(prices[30]);
  const notified = (await invoke(listNotifications, who, { query: {} })).body.data;
  expect(notified.map(({ kind }: any) => kind)).toContain('payment-returned');
  await change(prices[7]);
});
