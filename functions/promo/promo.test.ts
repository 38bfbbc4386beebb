import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addPayment,
  finishPayment,
  getSubscription,
  listTransactions,
  refundTransaction,
} from '#shared/contracts/billing.ts';
import {
  createPromoCode,
  createReferralCode,
  getPromoCode,
  getPromoCodeStat,
  getPromoCodeStatAll,
  getReferralBonuses,
  listPromoCodes,
  setReferralBonuses,
  updatePromoCode,
  usePromoCode,
} from '#shared/contracts/promo.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { newCode, promoCodeBody } from '../../test/world/promo-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { ownStripe } from '../../test/world/stripe.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { trialWrite } from '../data/billing/subscriptions.ts';
import { postingWrites, readBalance } from '../data/ledger/ledger.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

const now = '2031-11-02T08:00:00.000Z';
const stripe = ownStripe();

let world: World;
let admin: Account;
beforeAll(async () => {
  world = await createWorld();
  ({ admin } = world.people);
});

const create = (body: object = {}, who = admin) =>
  invoke(createPromoCode, who, { body: { ...promoCodeBody, code: newCode(), ...body }, now });
const use = (who: Account, id: string, at = now, headers = {}) =>
  invoke(usePromoCode, who, { params: { id }, body: {}, now: at, headers });
const performer = async () => {
  const company = await world.company(`Kód ${randomUUID().slice(0, 6)}`, 'vendor');
  await transact([trialWrite(company.id, now)]);
  return { company, who: await world.person('Věra Nová', 'ROLE_VENDOR', company) };
};
const pay = async (who: Account, amount: number) => {
  const query = { tariff_id: 'vendor-professional', days: 30, amount };
  const payment = ok(await invoke(addPayment, who, { query, now }));
  await stripe.payByCard(payment, '4242424242424242');
  return ok(await invoke(finishPayment, who, { params: { id: payment.payment_id }, body: {}, now }));
};
const bonusOf = ({ id }: Account) => readBalance({ book: 'bonus', owner: id });
const subscriptionOf = async (who: Account): Promise<any> => ok(await invoke(getSubscription, who, { now }));

describe('a code', () => {
  it('is made, changed, deactivated and listed by admins, once', async () => {
    const promo = ok(await create({ code: ' vitejte-10 ' + newCode().slice(0, 6) }));
    expect(promo).toMatchObject({ type: 'percent', value: 10, used: 0, author: { id: admin.id } });
    expect(await create({ code: promo.code.toLowerCase() })).toMatchObject({
      status: 409,
      body: { code: 'promo-code-taken' },
    });
    const { version } = promo;
    const change = (body: object, who = admin) =>
      invoke(updatePromoCode, who, {
        params: { id: promo.id },
        body: { version, active: false, from: null, to: null, uses: 5, ...body },
      });
    expect(ok(await change({}))).toMatchObject({ active: false, uses: 5, version: version + 1 });
    expect(await change({})).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await change({ version: version + 1, from: now, to: now })).toMatchObject({ status: 400 });
    expect(await change({}, world.people.vendor)).toMatchObject({ status: 403 });
    const listed = await invoke(listPromoCodes, admin, {
      query: { by_user: admin.id, start_date: '2031-11-02', end_date: '2031-11-02' },
    });
    expect(listed.body.data.map(({ id }: any) => id)).toContain(promo.id);
    expect((await invoke(listPromoCodes, world.people.vendor, { query: {} })).body.total).toBe(0);
    expect(await invoke(getPromoCode, world.people.vendor, { params: { id: promo.id } })).toMatchObject({
      status: 404,
    });
    expect(await invoke(getPromoCodeStat, world.people.vendor, { query: { id: promo.id } })).toMatchObject({
      status: 404,
    });
    expect(ok(await invoke(getPromoCode, admin, { params: { id: promo.id } }))).toMatchObject({ uses: 5 });
  });

  it.each([
    [{ value: 101 }],
    [{ value: 0 }],
    [{ value: -5 }],
    [{ value: 1.5 }],
    [{ code: 'Č1' }],
    [{ type: 'referral' }],
    [{ uses: 0 }],
    [{ from: '2031-12-01T00:00:00.000Z', to: '2031-11-01T00:00:00.000Z' }],
  ])('is refused with %o', async (body) => {
    expect(await create(body)).toMatchObject({ status: 400 });
  });

  it('makes the next payment cheaper, once, and also after it has ended', async () => {
    const { who } = await performer();
    const promo = ok(await create({ to: '2031-11-03T00:00:00.000Z' }));
    expect(ok(await use(who, promo.code.toLowerCase()))).toMatchObject({ type: 'percent', value: 10 });
    expect(await subscriptionOf(who)).toMatchObject({ discount: { code: promo.code } });
    const other = ok(await create({ type: 'amount', value: 100_00 }));
    expect(await use(who, other.id)).toMatchObject({ body: { code: 'promo-discount-waits' } });
    await pay(who, 2_241_00);
    expect(await subscriptionOf(who)).toMatchObject({ discount: null });
    expect(await use(who, promo.id)).toMatchObject({ body: { code: 'promo-used-before' } });
    expect(ok(await invoke(getPromoCodeStat, admin, { query: { id: promo.id } }))).toMatchObject({ total: 1, paid: 1 });
  });

  it('gives days or bonuses at once', async () => {
    const { who } = await performer();
    const days = ok(await create({ type: 'free_days', value: 14 }));
    expect(ok(await use(who, days.id))).toMatchObject({ until: '2031-11-23T08:00:00.000Z' });
    expect(await subscriptionOf(who)).toMatchObject({ state: 'trial', days_left: 21 });
    const bonus = ok(await create({ type: 'bonus', value: 300_00 }));
    ok(await use(who, bonus.id));
    expect(await use(who, bonus.id)).toMatchObject({ status: 409 });
    expect(await bonusOf(who)).toBe(300_00);
    // The ids of what a code gives are as long as those of real companies and codes allow.
    expect((await invoke(listTransactions, who, { query: {} })).body.data).toMatchObject([{ kind: 'promo', days: 14 }]);
  });

  it.each([
    [{ active: false }, 'promo-inactive'],
    [{ from: '2031-12-01T00:00:00.000Z' }, 'promo-not-yet'],
    [{ to: '2031-11-02T08:00:00.000Z' }, 'promo-expired'],
  ])('with %o is not used', async (body, code) => {
    const promo = ok(await create(body));
    expect(await use(world.people.vendor, promo.id)).toMatchObject({ status: 409, body: { code } });
  });

  it('is used by more companies at once than a handler decides again, and changed meanwhile', async () => {
    const promo = ok(await create({ type: 'bonus', value: 100_00 }));
    const people = await Promise.all(Array.from({ length: 25 }, performer));
    const change = () =>
      invoke(updatePromoCode, admin, {
        params: { id: promo.id },
        body: { version: promo.version, active: true, from: null, to: null, uses: 40 },
      });
    const answers = await Promise.all([change(), ...people.map(({ who }) => use(who, promo.id))]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(ok(await invoke(getPromoCode, admin, { params: { id: promo.id } }))).toMatchObject({ used: 25, uses: 40 });
  });

  it('of 3 uses is used 3 times by 12 companies at once, and is counted by country and platform', async () => {
    const promo = ok(await create({ uses: 3, type: 'bonus', value: 100_00 }));
    const people = await Promise.all(Array.from({ length: 12 }, performer));
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)', 'cloudfront-viewer-country': 'CZ' };
    const answers = await racing(
      writes('PROMO'),
      people.map(
        ({ who }) =>
          () =>
            use(who, promo.id, now, headers),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'used' : body.code)).toSorted();
    expect(codes).toEqual([...Array<string>(9).fill('promo-used-up'), 'used', 'used', 'used']);
    const counts = {
      total: 3,
      by_country: [{ country: 'CZ', count: 3 }],
      by_platform: [{ platform: 'android', count: 3 }],
    };
    expect(ok(await invoke(getPromoCodeStat, admin, { query: { id: promo.id } }))).toMatchObject(counts);
    const all = ok(
      await invoke(getPromoCodeStatAll, admin, { query: { start_date: '2031-11-02', end_date: '2031-11-02' } }),
    );
    expect(all.total).toBeGreaterThanOrEqual(3);
    expect(await invoke(getPromoCodeStatAll, world.people.vendor, { query: {} })).toMatchObject({ status: 403 });
  });
});

it.each(['percent', 'free_days', 'bonus'] as const)(
  'of %s, by three at once of one company, is used once',
  async (type) => {
    const { who, company } = await performer();
    const colleague = await world.person('Jan Nový', 'ROLE_VENDOR', company);
    const promo = ok(await create({ type, value: type === 'bonus' ? 100_00 : 10 }));
    const answers = await racing(writes('PROMO'), [
      () => use(who, promo.id),
      () => use(who, promo.code),
      () => use(colleague, promo.id),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'used' : body.code)).toSorted();
    expect(codes).toEqual(['promo-used-before', 'promo-used-before', 'used']);
  },
);

it('codes that do not exist are guessed ten times an hour, and one that exists counts for nothing', async () => {
  const { who } = await performer();
  const guesses: string[] = [];
  for (let n = 0; n < 11; n++) guesses.push(String((await use(who, newCode())).body.code));
  expect(guesses).toEqual([...Array<string>(10).fill('not-found'), 'too-many-requests']);
  const promo = ok(await create());
  expect(await use(who, promo.code)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  ok(await use(who, promo.code, '2031-11-02T09:00:00.000Z'));
});

it('a referral code is one per person, and brings bonuses to both with the first payment', async () => {
  const [{ who: author }, { who: friend }] = [await performer(), await performer()];
  const own = async (who: Account) => ok(await invoke(createReferralCode, who, { body: {}, now }));
  const { code, sharing, application } = await own(author);
  expect((await own(author)).code.id).toBe(code.id);
  expect(await use(author, code.code)).toMatchObject({ body: { code: 'promo-own' } });
  ok(await use(friend, code.code));
  expect(await bonusOf(author)).toBe(0);
  await pay(friend, 2_490_00);
  await pay(friend, 2_490_00);
  expect([await bonusOf(author), await bonusOf(friend)]).toEqual([sharing, application]);
  const { code: another } = await own(friend);
  expect(await use(friend, another.code)).toMatchObject({ body: { code: 'promo-own' } });
  const { code: third } = await own((await performer()).who);
  expect(await use(friend, third.code)).toMatchObject({ body: { code: 'promo-after-payment' } });
});

it('the code of a login is refused in every company of that login and of its owner', async () => {
  const { who: author } = await performer();
  const { company } = await performer();
  const own = await world.person('Věra Nová', 'ROLE_VENDOR', company, { login_id: author.login_id });
  const colleague = await world.person('Petr Malý', 'ROLE_VENDOR', company);
  const { code } = ok(await invoke(createReferralCode, author, { body: {}, now }));
  for (const who of [own, colleague]) expect(await use(who, code.code)).toMatchObject({ body: { code: 'promo-own' } });
});

it('the bonuses of a referral go back with the payment, in its proportion, also below zero', async () => {
  const [{ who: author }, { who: friend }] = [await performer(), await performer()];
  const { code, sharing, application } = ok(await invoke(createReferralCode, author, { body: {}, now }));
  ok(await use(friend, code.code));
  await pay(friend, 2_490_00);
  const spent = bonusPosting({ id: randomUUID(), at: now, reason: 'order', accountId: friend.id, amount: -100_00 });
  await transact(postingWrites(spent));
  const [payment] = (await invoke(listTransactions, friend, { query: {} })).body.data;
  const refund = async (amount: number) => {
    const body = { amount, reason: 'Omyl' };
    ok(await invoke(refundTransaction, admin, { params: { id: payment.id }, body, now: new Date().toISOString() }));
    return [await bonusOf(author), await bonusOf(friend)];
  };
  expect(await refund(622_50)).toEqual([sharing * 0.75, application * 0.75 - 100_00]);
  expect(await refund(1_867_50)).toEqual([0, -100_00]);
  expect(ok(await invoke(getMe, friend, {}))).toMatchObject({ bonus: -100_00 });
});

it('bonuses of referral codes are set by admins', async () => {
  const before = ok(await invoke(getReferralBonuses, admin, {}));
  const body = { version: before.version, sharing: before.sharing, application: before.application };
  expect(ok(await invoke(setReferralBonuses, admin, { body }))).toMatchObject({ version: before.version + 1 });
  expect(await invoke(setReferralBonuses, admin, { body })).toMatchObject({ status: 409 });
  expect(await invoke(setReferralBonuses, world.people.buyer, { body })).toMatchObject({ status: 403 });
});
