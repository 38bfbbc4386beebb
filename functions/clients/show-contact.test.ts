import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPerformers, showContact, updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { setCompanyActive, updateCompany } from '#shared/contracts/companies.ts';
import type { TariffId } from '#shared/domain/billing/tariffs.ts';
import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { changed, subscriptionWrite, trialWrite } from '../data/billing/subscriptions.ts';
import { cooperationItem } from '../data/companies/companies.ts';
import type { Account } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

let world: World;
let admin: Account;
beforeAll(async () => {
  world = await createWorld();
  ({ admin } = world.people);
});

/** The eve of summer time in Prague. */
const noon = '2030-03-30T11:00:00.000Z';
const lastSecond = '2030-03-30T22:59:59.000Z';
const midnight = '2030-03-30T23:00:00.000Z';

const contact = { phone: '+420777000001', site: 'https://performer.example/' };
const hidden = { contact: 'hidden', phone: null, site: null };
const refused = { status: 409, body: { code: 'contact-limit', message: expect.stringContaining('(3)') } };

type Named = { id: string; name: string };
const performer = async (): Promise<Named> => {
  const company = await world.company(`Agentura ${randomUUID()}`, 'vendor');
  ok(await invoke(updateCompany, admin, { params: { id: company.id }, body: { ...contact, version: 1 } }));
  return company;
};
const performers = (count: number) => Promise.all(Array.from({ length: count }, performer));

/** A buyer of a new customer. Without a plan: before its trial. */
const buyerOn = async (plan: TariffId | 'trial' | null) => {
  const company = await world.company(`Zákazník ${randomUUID()}`, 'customer');
  if (plan === 'trial') await transact([trialWrite(company.id, noon)]);
  else if (plan) {
    const until = plan === 'customer-free' ? null : '2031-01-01T00:00:00.000Z';
    const ground = until ? 'paid' : 'free';
    await transact([
      subscriptionWrite(changed(null, company.id, { ground, tariff_id: plan, until, paid: null, parts: [] })),
    ]);
  }
  const aBuyer = () => world.person('Marie Malá', 'ROLE_BUYER', company);
  return { who: await aBuyer(), aBuyer };
};

const show = (who: Account, { id }: { id: string }, now = noon) =>
  invoke(showContact, who, { params: { id }, body: {}, now });
const shownOne = async (who: Account, one: Named, now?: string) => ok(await show(who, one, now)) as unknown;
const found = (who: Account, { name }: Named, now = noon) => invoke(listPerformers, who, { query: { name }, now });
const rowOf = async (who: Account, one: Named, now?: string) =>
  (ok(await found(who, one, now)) as { id: string }[]).find(({ id }) => id === one.id);
const countOf = async (who: Account, now?: string): Promise<unknown> =>
  (await found(who, { id: '', name: 'Agentura' }, now)).body.contacts;
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

describe('the contact of a performer', () => {
  it('is hidden from a customer that it does not serve, until a person has it shown', async () => {
    const one = await performer();
    const { who, aBuyer } = await buyerOn('customer-free');
    expect(await rowOf(who, one)).toMatchObject(hidden);
    expect(await countOf(who)).toEqual({ used: 0, limit: 3 });
    expect(await shownOne(who, one)).toEqual({ ...contact, contacts: { used: 1, limit: 3 } });
    expect(await rowOf(who, one)).toMatchObject({ contact: 'shown', ...contact });
    expect(await rowOf(await aBuyer(), one)).toMatchObject(hidden);
    expect(await rowOf(who, one, midnight)).toMatchObject(hidden);
  });

  it('is shown without counting by a performer that serves the customer, or that has none', async () => {
    const serving = await performer();
    const { customer } = world.companies;
    const service = cooperationItem(newCooperation({ vendor: serving, customer, store_ids: null }));
    await transact([{ part: 'service', put: service }]);
    const { buyer, foreignBuyer } = world.people;
    expect(await rowOf(buyer, serving)).toMatchObject({ contact: 'shown', ...contact });
    expect(await rowOf(foreignBuyer, serving)).toMatchObject(hidden);
    expect(await shownOne(buyer, serving)).toEqual({ ...contact, contacts: { used: 0, limit: null } });
    const empty = await world.company(`Agentura ${randomUUID()}`, 'vendor');
    expect(await rowOf(buyer, empty)).toMatchObject({ contact: 'shown', phone: null, site: null });
    expect(await shownOne(buyer, empty)).toEqual({ phone: null, site: null, contacts: { used: 0, limit: null } });
  });
});

describe('a shown contact', () => {
  it('counts once per person, performer and day in Prague, for the company', async () => {
    const one = await performer();
    const { who, aBuyer } = await buyerOn('customer-free');
    await shownOne(who, one);
    expect(await shownOne(who, one, lastSecond)).toMatchObject({ contacts: { used: 1 } });
    expect(await shownOne(await aBuyer(), one, lastSecond)).toMatchObject({ contacts: { used: 2 } });
    expect(await countOf(who, midnight)).toEqual({ used: 0, limit: 3 });
    expect(await shownOne(who, one, midnight)).toMatchObject({ contacts: { used: 1 } });
  });

  it('counts once of two requests of one person at once, also for the last place', async () => {
    const [one, ...others] = await performers(3);
    const { who } = await buyerOn('customer-free');
    for (const other of others) await shownOne(who, other);
    const both = await racing(
      writes('CONTACTS#'),
      [one, one].map((each) => () => show(who, each ?? world.companies.rival)),
    );
    expect(both.map(({ body }) => body.data)).toEqual(
      [1, 2].map(() => ({ ...contact, contacts: { used: 3, limit: 3 } })),
    );
    expect(await countOf(who)).toEqual({ used: 3, limit: 3 });
  });

  it('is refused above the limit of the plan until midnight; what was shown stays shown', async () => {
    const [first, second, third, fourth] = await performers(4);
    if (!first || !second || !third || !fourth) throw new Error('There are four performers');
    const { who, aBuyer } = await buyerOn('customer-free');
    for (const one of [first, second, third]) await shownOne(who, one);
    expect(await show(who, fourth, lastSecond)).toMatchObject(refused);
    expect(await show(await aBuyer(), first, lastSecond)).toMatchObject(refused);
    expect(await rowOf(who, fourth)).toMatchObject(hidden);
    expect(await shownOne(who, first, lastSecond)).toEqual({ ...contact, contacts: { used: 3, limit: 3 } });
    expect(await shownOne(who, fourth, midnight)).toMatchObject({ contacts: { used: 1 } });
  });

  it('is one of three on a limit of three, of five that are requested at once', async () => {
    const five = await performers(5);
    const { who } = await buyerOn('customer-free');
    const answers = await racing(
      writes('CONTACTS#'),
      five.map((one) => () => show(who, one)),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409)).toMatchObject([refused, refused]);
    expect(await countOf(who)).toEqual({ used: 3, limit: 3 });
  });

  it.for([
    ['an unlimited plan', 'customer-correction', null],
    ['a company before its trial', null, null],
    ['a trial, which counts as Pro', 'trial', 30],
  ] as const)('is counted by the limit of %s', async ([, plan, limit]) => {
    const four = await performers(4);
    const { who } = await buyerOn(plan);
    for (const one of four) await shownOne(who, one);
    expect(await countOf(who)).toEqual({ used: 4, limit });
  });

  secondRing.it('survives a fault at every write', async () => {
    const one = await performer();
    const faults = await withEachFault(async (faulty) => {
      const { who } = await buyerOn('customer-free');
      await faulty(() => show(who, one));
      expect(await shownOne(who, one)).toEqual({ ...contact, contacts: { used: 1, limit: 3 } });
    });
    expect(faults).toBeGreaterThan(0);
  });
});

describe('the request', () => {
  let one: Named;
  beforeEach(async () => {
    one = await performer();
  });

  it('is refused to other roles', async () => {
    const { manager, vendor, worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [admin, manager, vendor, worker, buyerManager, storeManager, newcomer])
      expect(await show(who, one)).toMatchObject({ status: 403 });
  });

  it('does not find what the directory does not show, nor anything for a buyer without a company', async () => {
    const { who } = await buyerOn('customer-free');
    const [left, inactive] = await performers(2);
    if (!left || !inactive) throw new Error('There are two performers');
    ok(await invoke(updateDirectoryEntry, admin, { params: { id: left.id }, body: { listed: false, version: 0 } }));
    ok(await invoke(setCompanyActive, admin, { params: { id: inactive.id }, body: { active: false, version: 2 } }));
    const missing = { status: 404, body: { code: 'not-found' } };
    for (const { id } of [left, inactive, world.companies.stranger, { id: 'nothing' }])
      expect(await show(who, { id })).toMatchObject(missing);
    expect(await show(await world.person('Without a company', 'ROLE_BUYER', null), one)).toMatchObject(missing);
    expect(await countOf(who)).toEqual({ used: 0, limit: 3 });
  });

  it('is refused with an unknown field, and for an expired company, which keeps reading', async () => {
    const { who } = await buyerOn('trial');
    expect(await invoke(showContact, who, { params: { id: one.id }, body: { all: true }, now: noon })).toMatchObject({
      status: 400,
      body: { fields: { all: expect.any(String) } },
    });
    const later = '2030-04-10T11:00:00.000Z';
    expect(await show(who, one, later)).toMatchObject({ status: 403, body: { code: 'subscription-expired' } });
    expect(await rowOf(who, one, later)).toMatchObject(hidden);
  });
});
