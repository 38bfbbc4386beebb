import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { invite } from '#shared/contracts/people.ts';
import { cancelShift, getDashboard, updateShift } from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyChangeWrites, getCompany } from '../data/companies/companies.ts';
import type { Account } from '../data/people/accounts.ts';
import { bounds } from '../data/scope.ts';
import { transact } from '../data/table.ts';

let world: World;
/** 45 minutes after the start of a shift that nobody started. */
const now = at(20, '06:45');
const dayOf = (n: number) => at(n, '12:00').slice(0, 10);
beforeAll(async () => {
  world = await createWorld();
  const { people, stores } = world;
  const give = shiftFixtures(world);
  const on = (n: number, from = '08:00', to = '12:00') => ({ starts_at: at(n, from), ends_at: at(n, to) });
  await give.confirmed();
  await give.create(on(21, '06:30'));
  await give.create({ ...on(21, '06:45'), store_id: stores.shared.id });
  await give.create({ ...on(20), store_id: stores.foreign.id }, people.foreignBuyer);
  const requested = await give.confirmed(on(80), people.colleague);
  await give.act(updateShift, requested.id, {
    who: people.vendor,
    body: { version: requested.version, ...on(80, '09:00') },
  });
  const lost = await give.confirmed(on(20, '14:00', '18:00'), people.colleague);
  await give.act(cancelShift, lost.id, { who: people.vendor, body: { reason: 'Ill' } });
  await world.person('Oleh Kovalenko', 'ROLE_USER', null, {
    waits: { role: 'ROLE_STORE_MANAGER', company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
  });
  const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [stores.own.id], email: `${randomUUID()}@smena.test` };
  ok(await invoke(invite, people.buyer, { body, now: at(20, '06:00') }));
});

const dashboard = async (who: Account, asking: { now?: string } = {}) =>
  ok(await invoke(getDashboard, who, { now, ...asking }));
const nothing = { count: 0, first: null };
const one = (n: number) => ({ count: 1, first: dayOf(n) });

describe('the dashboard', () => {
  it('counts what a customer must act on, with the day of the first', async () => {
    expect(await dashboard(world.people.buyer)).toMatchObject({
      shifts: {
        unfilled_soon: one(21),
        unfilled: { count: 2, first: dayOf(21) },
        not_started: one(20),
        overdue: nothing,
        canceled_by_performer: one(20),
        changes: one(80),
      },
      waiting: { count: 1, since: '2026-03-02T08:00:00.000Z' },
      invitations: 1,
      first_steps: null,
    });
  });

  it.for([
    ['vendor', { unfilled: 2, soon: 1, not_started: 1, changes: 0, lost: null }],
    ['storeManager', { unfilled: 1, soon: 1, not_started: 1, changes: 1, lost: 1 }],
    ['rivalVendor', { unfilled: 2, soon: 1, not_started: 0, changes: 0, lost: null }],
    ['foreignBuyer', { unfilled: 1, soon: 1, not_started: 0, changes: 0, lost: 0 }],
  ] as const)('counts for a %s exactly what they see', async ([who, expected]) => {
    const { shifts } = await dashboard(world.people[who]);
    expect({
      unfilled: shifts.unfilled.count,
      soon: shifts.unfilled_soon.count,
      not_started: shifts.not_started.count,
      changes: shifts.changes.count,
      lost: shifts.canceled_by_performer?.count ?? null,
    }).toEqual(expected);
  });

  it('tells only those of people and invitations who decide on them', async () => {
    const { vendor, foreignBuyer, storeManager, buyerManager } = world.people;
    expect(await dashboard(vendor)).toMatchObject({ waiting: null, invitations: 0 });
    expect(await dashboard(foreignBuyer)).toMatchObject({ waiting: { count: 0, since: null }, invitations: 0 });
    expect(await dashboard(storeManager)).toMatchObject({ waiting: null, invitations: null });
    expect(await dashboard(buyerManager)).toMatchObject({ waiting: null, invitations: 1 });
  });

  it('tells when time alone changes the counts', async () => {
    const { buyer, foreignBuyer } = world.people;
    const changesAt = async (who: Account, at: string) => (await dashboard(who, { now: at })).changes_at;
    // The open shift comes within 24 hours, then it starts.
    expect(await changesAt(foreignBuyer, at(18, '08:00'))).toBe(at(19, '08:00'));
    expect(await changesAt(foreignBuyer, at(19, '09:00'))).toBe(at(20, '08:00'));
    // The confirmed one is late.
    expect(await changesAt(buyer, at(20, '06:00'))).toBe(at(20, '06:06'));
    // The performer's cancellation is a gap until its planned end.
    expect(await changesAt(buyer, at(20, '07:00'))).toBe(at(20, '18:00'));
  });

  it('counts this week by day, from Monday to Sunday', async () => {
    const { week } = (await dashboard(world.people.buyer)).shifts as { week: { date: string }[] };
    expect(week).toHaveLength(7);
    expect(new Date(week[0]?.date ?? '').getUTCDay()).toBe(1);
    expect(week.find(({ date }) => date === dayOf(20))).toMatchObject({ staffed: 1, lost: 1, open: 0 });
  });

  it('is without shifts where there are too many to be counted', async () => {
    const usual = { ...bounds };
    try {
      Object.assign(bounds, { entries: 1 });
      expect(await dashboard(world.people.buyer)).toMatchObject({ shifts: null, waiting: { count: 1 } });
    } finally {
      Object.assign(bounds, usual);
    }
  });

  it('is refused to workers and newcomers', async () => {
    for (const who of [world.people.worker, world.people.newcomer])
      expect(await invoke(getDashboard, who, { now })).toMatchObject({ status: 403 });
  });
});

describe('the first steps of a company', () => {
  const stepsOf = async (who: Account) => {
    const { first_steps } = await dashboard(who);
    return (first_steps as { step: string; done: boolean }[] | null)?.map(({ step, done }) => [step, done]) ?? null;
  };

  it('are open for a buyer who has just signed up, and follow from what the company has', async () => {
    const founder = await world.person('Founder', 'ROLE_BUYER', null);
    expect(await stepsOf(founder)).toEqual(
      ['company', 'store', 'performer', 'people', 'shift'].map((step) => [step, false]),
    );
    const company = { id: randomUUID(), name: 'Beginners' };
    const buyer = await world.person('Beginner', 'ROLE_BUYER', company);
    const open = [
      ['company', true],
      ['store', false],
      ['performer', false],
      ['people', false],
      ['shift', false],
    ];
    expect(await stepsOf(buyer)).toEqual(open);
    await world.store('First', company, []);
    await world.person('Second', 'ROLE_BUYER_MANAGER', company);
    const done = new Set(['store', 'people']);
    expect(await stepsOf(buyer)).toEqual(open.map(([step, is]) => [step, is || done.has(String(step))]));
  });

  it('of a performer are the phone of its company, its clients and its people', async () => {
    const vendor = await world.person('Vendor', 'ROLE_VENDOR', { id: randomUUID(), name: 'New' });
    const open = [
      ['company', true],
      ['phone', false],
      ['clients', false],
      ['people', false],
      ['shift', false],
    ];
    expect(await stepsOf(vendor)).toEqual(open);
    const left = (await stepsOf(world.people.vendor))?.filter(([, done]) => done === false);
    expect(left).toEqual([['phone', false]]);
    const before = await getCompany(world.companies.performer.id);
    if (!before) throw new Error('The performer has no item');
    const after = { ...before, version: before.version + 1, phone: '+420777001001' };
    await transact(companyChangeWrites({ before, after }));
    expect(await stepsOf(world.people.vendor)).toBeNull();
  });

  it('are not asked of other roles', async () => {
    for (const who of [world.people.admin, world.people.storeManager]) expect(await stepsOf(who)).toBeNull();
  });
});
