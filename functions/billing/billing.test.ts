import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addPayment,
  addSubscription,
  addTransaction,
  chooseFreePlan,
  deleteCard,
  finishPayment,
  getSubscription,
  getTariff,
  listCards,
  listTariffs,
  listTransactions,
  refundTransaction,
  setRenewal,
  updateTariff,
} from '#shared/contracts/billing.ts';
import { getCompany, setCompanyActive } from '#shared/contracts/companies.ts';
import { createExport } from '#shared/contracts/exports.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { createStore } from '#shared/contracts/stores.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { ownStripe } from '../../test/world/stripe.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { paymentRecord } from '../data/billing/record-payment.ts';
import { trialWrite } from '../data/billing/subscriptions.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

const now = '2036-11-02T08:00:00.000Z';
const month = { tariff_id: 'vendor-professional', days: 30, amount: 2_490_00 };

const stripe = ownStripe();

let world: World;
let vendor: Account;
let admin: Account;
beforeAll(async () => {
  world = await createWorld();
  ({ vendor, admin } = world.people);
});

/** A performer with a vendor of its own, in trial since `now`. */
const performer = async (started = now) => {
  const company = await world.company(`Výkon ${randomUUID().slice(0, 6)}`, 'vendor');
  await transact([trialWrite(company.id, started)]);
  return { company, who: await world.person('Věra Nová', 'ROLE_VENDOR', company) };
};
const begin = async (who: Account, query: object = {}, at = now): Promise<any> =>
  invoke(addPayment, who, { query: { ...month, ...query }, now: at });
const finish = (who: Account, id: string, at = now) =>
  invoke(finishPayment, who, { params: { id }, body: {}, now: at });
const subscriptionOf = async (who: Account, at = now): Promise<any> =>
  ok(await invoke(getSubscription, who, { now: at }));
const transactionsOf = async (who: Account, query = {}): Promise<any[]> =>
  (await invoke(listTransactions, who, { query })).body.data;
const pay = async (who: Account, number = '4242424242424242', at = now) => {
  const payment = ok(await begin(who, {}, at));
  await stripe.payByCard(payment, number);
  return { payment, finished: await finish(who, payment.payment_id, at) };
};

describe('plans', () => {
  it('are those of a side, and a price that an admin changes counts from then on', async () => {
    expect(ok(await invoke(listTariffs, vendor, { query: { role: 'vendor' } })).map(({ id }: any) => id)).toEqual([
      'vendor-basic',
      'vendor-professional',
      'vendor-premium',
    ]);
    expect(ok(await invoke(getTariff, vendor, { params: { id: 'vendor-basic' } }))).toMatchObject({
      period: null,
      cost: 0,
    });
    const before = ok(await invoke(getTariff, admin, { params: { id: 'customer-correction' } }));
    const { prices, limits, features, version } = before;
    expect(before).toMatchObject({ period: 30, cost: prices[30] });
    const body = { prices: { ...prices, 7: prices[7] + 100 }, limits, features, version };
    const change = (who: Account, more = {}) =>
      invoke(updateTariff, who, { params: { id: 'customer-correction' }, body: { ...body, ...more } });
    expect(ok(await change(admin))).toMatchObject({ version: version + 1, prices: { 7: prices[7] + 100 } });
    expect(await change(admin)).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await change(vendor)).toMatchObject({ status: 403 });
    expect(await change(admin, { version: version + 1, prices: null })).toMatchObject({
      body: { code: 'tariff-free' },
    });
    expect(await change(admin, { version: version + 1, prices: { ...prices, 7: -1 } })).toMatchObject({ status: 400 });
    expect(await invoke(getTariff, admin, { params: { id: 'gold' } })).toMatchObject({ status: 404 });
  });
});

describe('a payment by card', () => {
  it('extends the plan from the end of the trial, with one transaction, and saves the card', async () => {
    const { who, company } = await performer();
    expect(await subscriptionOf(who)).toMatchObject({
      state: 'trial',
      days_left: 7,
      counts_as: { id: 'vendor-professional' },
    });
    const { finished, payment } = await pay(who);
    expect(ok(finished)).toEqual({ state: 'paid', until: '2036-12-09T08:00:00.000Z' });
    ok(await finish(who, payment.payment_id));
    expect(await subscriptionOf(who)).toMatchObject({
      state: 'active',
      tariff: { id: 'vendor-professional' },
      days_left: 37,
    });
    expect(await transactionsOf(who)).toMatchObject([
      {
        kind: 'card',
        amount: 2_490_00,
        days: 30,
        by: { id: who.id },
        card: { brand: 'visa', last4: '4242' },
        payment: null,
      },
    ]);
    expect(await readBalance({ book: 'paid', owner: company.id })).toBe(2_490_00);
    expect((await invoke(listNotifications, who, { query: {} })).body.data.map(({ kind }: any) => kind)).toContain(
      'plan-paid',
    );
    const [card] = ok(await invoke(listCards, who, { now }));
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' });
    const saved = { days: 30, tariff_id: month.tariff_id, payment_method_id: card.id };
    expect(await invoke(addSubscription, vendor, { body: saved, now })).toMatchObject({ status: 404 });
    expect(ok(await invoke(addSubscription, who, { body: saved, now }))).toMatchObject({ state: 'paid' });
    expect(await subscriptionOf(who)).toMatchObject({ days_left: 67 });
    expect(await invoke(deleteCard, vendor, { params: { id: card.id } })).toMatchObject({ status: 404 });
    ok(await invoke(deleteCard, who, { params: { id: card.id }, now }));
    expect(ok(await invoke(listCards, who, { now }))).toEqual([]);
  });

  it('is of a month if it names no days, and its secret is also at the top level of the answer', async () => {
    const { who } = await performer();
    const query = { tariff_id: month.tariff_id, amount: month.amount };
    const { body } = await invoke(addPayment, who, { query, now });
    expect(body).toMatchObject({ client_secret: body.data.client_secret });
    await stripe.payByCard(body.data, '4242424242424242');
    ok(await finish(who, body.data.payment_id));
    expect(await transactionsOf(who)).toMatchObject([{ days: 30, amount: month.amount }]);
  });

  it('50 clicks with one key pay once, also when Stripe fails after it did the work', async () => {
    // The keys of requests end a day later.
    const today = new Date().toISOString();
    const { who } = await performer(today);
    await pay(who, '4242424242424242', today);
    const [card] = ok(await invoke(listCards, who, { now: today }));
    const body = { days: 7, tariff_id: month.tariff_id, payment_method_id: card.id };
    const headers = { 'idempotency-key': randomUUID() };
    stripe.fail('after');
    const clicks = await Promise.all(
      Array.from({ length: 50 }, () => invoke(addSubscription, who, { body, headers, now: today })),
    );
    expect(clicks.some(({ status }) => status === 200 || status === 503 || status === 409)).toBe(true);
    expect(ok(await invoke(addSubscription, who, { body, headers, now: today }))).toMatchObject({ state: 'paid' });
    expect(await transactionsOf(who)).toHaveLength(2);
    expect(await subscriptionOf(who, today)).toMatchObject({ days_left: 44 });
  });

  it('asks the bank, and pays once the bank agrees', async () => {
    const { who } = await performer();
    const payment = ok(await begin(who));
    expect(await stripe.payByCard(payment, '4000002760003184')).toMatchObject({ status: 'requires_action' });
    expect(ok(await finish(who, payment.payment_id))).toEqual({ state: 'action-needed', until: null });
    await stripe.answerBank(payment, false);
    expect(await finish(who, payment.payment_id)).toMatchObject({
      status: 402,
      body: { code: 'card-not-authenticated' },
    });
    await stripe.payByCard(payment, '4000002760003184');
    await stripe.answerBank(payment, true);
    expect(ok(await finish(who, payment.payment_id))).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['4000000000000002', 'card-declined'],
    ['4000000000009995', 'card-without-funds'],
    ['4000000000000069', 'card-expired'],
    ['4000000000000127', 'card-wrong-code'],
  ])('a refused card %s says why, and the same payment is paid by another one', async (number, code) => {
    const { who } = await performer();
    const { payment, finished } = await pay(who, number);
    expect(finished).toMatchObject({ status: 402, body: { code } });
    expect(await transactionsOf(who)).toEqual([]);
    const again = ok(await begin(who));
    expect(again.payment_id).toBe(payment.payment_id);
    await stripe.payByCard(again, '4242424242424242');
    expect(ok(await finish(who, again.payment_id))).toMatchObject({ state: 'paid' });
  });

  it.each([
    [{ amount: 1 }, 409, 'amount-changed'],
    [{ amount: -100 }, 400, 'invalid-input'],
    [{ amount: '24.9' }, 400, 'invalid-input'],
    [{ days: 31 }, 400, 'invalid-input'],
    [{ tariff_id: 'vendor-gold' }, 400, 'invalid-input'],
    [{ tariff_id: 'customer-pro', amount: 1_690_00 }, 404, 'not-found'],
    [{ tariff_id: 'vendor-basic' }, 409, 'tariff-free'],
  ])('is refused with %o', async (query, status, code) => {
    expect(await begin(vendor, query)).toMatchObject({ status, body: { code } });
  });

  it("another company's payment does not exist, and other roles do not pay", async () => {
    const { who } = await performer();
    const payment = ok(await begin(who));
    expect(await finish(vendor, payment.payment_id)).toMatchObject({ status: 404 });
    expect(await finish(who, 'pi_unknown')).toMatchObject({ status: 404 });
    expect(await begin(world.people.storeManager)).toMatchObject({ status: 403 });
    expect(await begin(world.people.worker)).toMatchObject({ status: 403 });
  });

  it('nothing is lost while Stripe is down: the person is told, and tries again', async () => {
    const { who } = await performer();
    stripe.fail('before');
    stripe.fail('before');
    expect(await begin(who)).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } });
    expect(ok(await begin(who))).toHaveProperty('client_secret');
  });
});

it('people of an inactive company begin no payment', async () => {
  const { company, who } = await performer();
  const { version } = ok(await invoke(getCompany, admin, { params: { id: company.id } })) as { version: number };
  const off = { params: { id: company.id }, body: { version, active: false } };
  ok(await invoke(setCompanyActive, admin, off));
  const refused = { status: 403, body: { code: 'company-inactive', message: expect.stringContaining(company.name) } };
  expect(await begin(who)).toMatchObject(refused);
  expect(await begin(admin)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await begin((await performer()).who)).toMatchObject({ status: 200 });
});

describe('an expired company', () => {
  // Ahead: the counters of what it does must not have expired.
  const [begun, later] = ['2031-11-02T08:00:00.000Z', '2031-11-09T08:00:00.000Z'];

  it('only reads, pays, and goes on at once; the free plan is a way on, too, with its limits', async () => {
    const company = await world.company('Prošlá s.r.o.', 'customer');
    await transact([trialWrite(company.id, begun)]);
    const buyer = await world.person('Bára Malá', 'ROLE_BUYER', company);
    const store = (name: string, at: string) =>
      invoke(createStore, buyer, { body: { name, address: 'Brno', location: { lat: 49.2, lng: 16.6 } }, now: at });
    expect(await store('První', later)).toMatchObject({ status: 403, body: { code: 'subscription-expired' } });
    expect(await invoke(listTransactions, buyer, { query: {}, now: later })).toMatchObject({ status: 200 });
    const { version, state } = await subscriptionOf(buyer, later);
    expect(state).toBe('expired');
    const choose = (at: string, stale = version) =>
      invoke(chooseFreePlan, buyer, { body: { version: stale }, now: at });
    expect(ok(await choose(later))).toMatchObject({ state: 'free', tariff: { id: 'customer-free' }, until: null });
    expect(await choose(later)).toMatchObject({ status: 409, body: { code: 'changed' } });
    ok(await store('První', later));
    ok(await store('Druhá', later));
    expect(await store('Třetí', later)).toMatchObject({ status: 409, body: { code: 'plan-stores-limit' } });
    const exported = { list: 'stores', format: 'csv', query: {} };
    expect(await invoke(createExport, buyer, { body: exported, now: later })).toMatchObject({
      body: { code: 'plan-without-exports' },
    });
  });

  it('a paid plan is not replaced by the free one', async () => {
    const { who } = await performer();
    await pay(who);
    const { version } = await subscriptionOf(who);
    expect(await invoke(chooseFreePlan, who, { body: { version }, now })).toMatchObject({
      body: { code: 'subscription-not-allowed' },
    });
  });
});

describe('transactions by an admin', () => {
  const add = (body: object, who = admin) =>
    invoke(addTransaction, who, { body: { reason: 'Převod 7. 11.', ...body }, now });

  it('a transfer extends the plan, a refund and a correction move money only', async () => {
    const { who, company } = await performer();
    const of = { company_id: company.id };
    expect(
      ok(await add({ ...of, kind: 'transfer', amount: 2_490_00, tariff_id: month.tariff_id, days: 30 })),
    ).toMatchObject({ kind: 'transfer', until: '2036-12-09T08:00:00.000Z', by: { id: admin.id } });
    ok(await add({ ...of, kind: 'refund', amount: 490_00, keep_time: true }));
    expect(await subscriptionOf(who)).toMatchObject({ until: '2036-12-09T08:00:00.000Z' });
    expect(await add({ ...of, kind: 'refund', amount: 2_490_00 })).toMatchObject({
      body: { code: 'refund-above-paid' },
    });
    ok(await add({ ...of, kind: 'correction', amount: -100_00 }));
    expect(await readBalance({ book: 'paid', owner: company.id })).toBe(1_900_00);
    // At 83 Kč a day, of which 5.9 days were left as a gift, 400 Kč were 4.8 days.
    ok(await add({ ...of, kind: 'refund', amount: 400_00 }));
    expect(await subscriptionOf(who)).toMatchObject({ until: '2036-12-04T12:20:14.458Z' });
    expect((await transactionsOf(who)).map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([2_490_00, -490_00, -100_00, -400_00]),
    );
    const filtered = async (query: object, by = admin) => (await transactionsOf(by, { ...of, ...query })).length;
    expect(await filtered({})).toBe(4);
    expect(await filtered({ start_date: '2036-11-02', end_date: '2036-11-02', user_id: admin.id })).toBe(4);
    expect(await filtered({ start_date: '2036-11-03' })).toBe(0);
    expect(await filtered({}, vendor)).toBe(0);
  });

  it.each([
    [{ kind: 'transfer', amount: 100 }, 400],
    [{ kind: 'transfer', amount: 100, days: 30, tariff_id: 'customer-pro' }, 400],
    [{ kind: 'transfer', amount: 100, days: 30, tariff_id: 'vendor-basic' }, 409],
    [{ kind: 'correction', amount: 0 }, 400],
    [{ kind: 'refund', amount: -5 }, 400],
    [{ kind: 'correction', amount: 1.5 }, 400],
    [{ kind: 'card', amount: 100 }, 400],
  ])('%o is refused', async (body, status) => {
    expect(await add({ company_id: world.companies.performer.id, ...body })).toMatchObject({ status });
  });

  it('only an admin adds one, and only to a company that exists', async () => {
    const body = { company_id: world.companies.performer.id, kind: 'correction', amount: 100 };
    expect(await add(body, vendor)).toMatchObject({ status: 403 });
    expect(await add({ ...body, company_id: 'none' })).toMatchObject({ status: 404 });
  });
});

describe('a renewal', () => {
  const set = (who: Account, body: object, at = now) => invoke(setRenewal, who, { body, now: at });

  it('is turned on with a saved card of a paid plan, and off, also with its card', async () => {
    const { who } = await performer();
    const trial = await subscriptionOf(who);
    expect(await set(who, { version: trial.version, card_id: 'pm_unknown' })).toMatchObject({ status: 404 });
    await pay(who);
    const [card] = ok(await invoke(listCards, who, { now }));
    const { version } = await subscriptionOf(who);
    const on = { version, card_id: card.id };
    expect(await set(admin, on)).toMatchObject({ status: 403 });
    expect(await set(who, { ...on, version: version - 1 })).toMatchObject({ body: { code: 'changed' } });
    const other = await performer();
    await pay(other.who);
    const theirs = await subscriptionOf(other.who);
    // Another company's card does not exist.
    expect(await set(other.who, { ...on, version: theirs.version })).toMatchObject({ status: 404 });
    expect(await set(who, on, '2037-02-01T08:00:00.000Z')).toMatchObject({ body: { code: 'renewal-needs-plan' } });
    const { renewal, until, version: next } = ok(await set(who, on));
    expect(renewal).toMatchObject({ card: { last4: '4242' }, days: 30, amount: 2_490_00, tries: 0 });
    expect(Date.parse(until) - Date.parse(renewal.at)).toBe(86_400_000);
    expect(ok(await set(who, { version: next, card_id: null }))).toMatchObject({ renewal: null });
    ok(await set(who, { version: next + 1, card_id: card.id }));
    ok(await invoke(deleteCard, who, { params: { id: card.id }, now }));
    expect(await subscriptionOf(who)).toMatchObject({ renewal: null });
  });
});

describe('a refund by an admin', () => {
  const refund = (id: string, body: object = {}, who = admin, headers = {}) =>
    invoke(refundTransaction, who, {
      params: { id },
      body: { amount: 490_00, reason: 'Výpadek exportů', ...body },
      headers,
      now,
    });

  it('goes back to the card once per click, with its reason, and takes the time that it paid for', async () => {
    const { who, company } = await performer();
    await pay(who);
    const [{ id, until }] = await transactionsOf(who);
    expect(await refund(id, {}, who)).toMatchObject({ status: 403 });
    expect(await refund(id, { amount: -1 })).toMatchObject({ status: 400 });
    expect(await refund(id, { amount: 2_490_01 })).toMatchObject({ body: { code: 'refund-above-paid' } });
    const headers = { 'idempotency-key': randomUUID() };
    const given = ok(await refund(id, {}, admin, headers));
    expect(given).toMatchObject({ kind: 'refund', amount: -490_00, reason: 'Výpadek exportů', by: { id: admin.id } });
    expect(ok(await refund(id, {}, admin, headers))).toMatchObject({ id: given.id });
    expect(await refund(id, { amount: 2_000_01 })).toMatchObject({ body: { code: 'refund-above-paid' } });
    expect(await readBalance({ book: 'paid', owner: company.id })).toBe(2_000_00);
    // 490 Kč were 5.9 days of a month for 2,490 Kč.
    const left = (await subscriptionOf(who)).until;
    expect((Date.parse(until) - Date.parse(left)) / 86_400_000).toBeCloseTo((490 / 2_490) * 30, 4);
    expect(ok(await refund(id, { amount: 100_00, keep_time: true }))).toMatchObject({ amount: -100_00, until: null });
    expect((await subscriptionOf(who)).until).toBe(left);
    ok(await refund(id, { amount: 1_900_00 }));
    // The trial and the 1.2 days that were left to the company go on.
    expect(await subscriptionOf(who)).toMatchObject({ state: 'trial', days_left: 9 });
    expect(await transactionsOf(who)).toContainEqual(expect.objectContaining({ id, returned: 2_490_00 }));
  });

  it('is possible after a restart of the local stand-in, which knows the payments of the table', async () => {
    const { who, company } = await performer();
    const id = `pi_before${randomUUID().replaceAll('-', '')}`;
    const { writes } = await paymentRecord(
      {
        id,
        company_id: company.id,
        kind_of: 'card',
        book: 'card-payments',
        ...month,
        tariff_id: 'vendor-professional',
        days: 30,
        price: 2_490_00,
        charged_at: now,
        account_id: who.id,
        reason: null,
        card: { brand: 'visa', last4: '4242' },
        promo_id: null,
      },
      now,
    );
    await transact(writes);
    expect(await refund(id)).toMatchObject({ status: 404 });
    await stripe.rememberStored(id);
    expect(ok(await refund(id))).toMatchObject({ kind: 'refund', amount: -490_00 });
    expect(await refund(id, { amount: 2_000_01 })).toMatchObject({ body: { code: 'refund-above-paid' } });
    await stripe.rememberStored(id);
    expect(await refund(id, { amount: 2_000_01 })).toMatchObject({ body: { code: 'refund-above-paid' } });
    ok(await refund(id, { amount: 2_000_00 }));
    expect(await transactionsOf(who)).toContainEqual(expect.objectContaining({ id, returned: 2_490_00 }));
  });

  it('is of payments by card only', async () => {
    const { company } = await performer();
    const body = { company_id: company.id, kind: 'correction', amount: 1_00, reason: 'Oprava' };
    const { id } = ok(await invoke(addTransaction, admin, { body, now }));
    expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'refund-not-card' } });
    expect(await refund('nothing')).toMatchObject({ status: 404 });
  });
});
