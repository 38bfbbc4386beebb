import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { lockHours } from '#shared/contracts/hours.ts';
import {
  type Coefficient,
  createCoefficient,
  deleteCoefficient,
  listCoefficients,
  updateCoefficient,
} from '#shared/contracts/pay.ts';
import { createShift, getShift, previewShift } from '#shared/contracts/shifts.ts';
import { objectStatistics } from '#shared/contracts/statistics.ts';
import { addDays, mondayOf } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { maxCoefficients } from '#shared/domain/pay/coefficients.ts';
import { aCompletedShift } from '#shared/domain/shifts/examples.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { coefficientWrites } from '../data/pay/coefficients.ts';
import type { Account } from '../data/people/accounts.ts';
import { law } from '../data/shifts/law.ts';
import { readShift, shiftItem, shiftKey } from '../data/shifts/shift-items.ts';
import { cellRowsOf, updateCells } from '../data/statistics/cells.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const weekend = {
  name: 'Weekend',
  condition: 'weekend',
  factor: 1.25,
  valid_from: '2026-03-01',
  valid_to: null,
  customer_id: null,
};
/** After the days of the tests, and recent, because entries of the outbox expire. */
const now = new Date().toISOString();
const create = (who: Account, changes: object = {}) =>
  invoke(createCoefficient, who, { body: { ...weekend, ...changes }, now });
const update = (who: Account, { id, version }: Coefficient, changes: object = {}) =>
  invoke(updateCoefficient, who, { params: { id }, body: { ...weekend, ...changes, version }, now });
const remove = (who: Account, { id, version }: Coefficient) =>
  invoke(deleteCoefficient, who, { params: { id }, query: { version }, now });
const list = async (who: Account, query: Record<string, string> = {}): Promise<Coefficient[]> =>
  ok(await invoke(listCoefficients, who, { query: { per_page: '100', ...query } }));
const idsOf = (coefficients: readonly { id: string }[]) => coefficients.map(({ id }) => id);
const lock = async ({ people, companies }: World, month: string) =>
  ok(await invoke(lockHours, people.vendor, { body: { company_id: companies.performer.id, month }, now }));

describe('a new coefficient', () => {
  it("is the performer's, who reads it in its language, and in the audit log", async () => {
    const { people, companies } = world;
    const answered = await create(people.vendor, { customer_id: companies.customer.id, valid_to: '2026-12-31' });
    expect(answered.status).toBe(201);
    const { id } = answered.body.data;
    expect(answered.body.data).toMatchObject({
      company: companies.performer,
      customer: companies.customer,
      condition_description: 'Saturdays and Sundays',
      factor: 1.25,
      version: 1,
    });
    const headers = { 'accept-language': 'cs' };
    const { body } = await invoke(listCoefficients, people.vendor, { headers });
    expect(body.data[0]).toMatchObject({ id, condition_description: 'Soboty a neděle' });
    const [entry] = ok(await invoke(listAudit, people.vendor, { query: { about_id: id }, now }));
    expect(entry).toMatchObject({ action: 'coefficient-created', kind: 'coefficient', company: companies.performer });
    expect(entry.changes).toContainEqual({ field: 'customer', before: null, after: 'customer', withheld: false });
  });

  it('is made by a performer for itself, and by an admin for any', async () => {
    const { people, companies } = world;
    for (const who of [people.manager, people.buyer, people.storeManager, people.worker])
      expect((await create(who)).status).toBe(403);
    expect((await create(people.vendor, { company_id: companies.rival.id })).status).toBe(404);
    expect((await create(people.admin)).status).toBe(404);
    expect((await create(people.admin, { company_id: companies.customer.id })).status).toBe(404);
    const { company } = ok(await create(people.admin, { company_id: companies.rival.id }));
    expect(company).toEqual(companies.rival);
  });

  it.for([
    [{ factor: 1 }, 400, 'factor'],
    [{ factor: 1.2345 }, 400, 'factor'],
    [{ factor: 10.001 }, 400, 'factor'],
    [{ name: ' ' }, 400, 'name'],
    [{ condition: 'monday' }, 400, 'condition'],
    [{ valid_from: '2026-02-30' }, 400, 'valid_from'],
    [{ valid_to: '2026-02-28' }, 422, 'valid_to'],
    [{ customer_id: 'nobody' }, 404, 'customer_id'],
  ] as const)('with %j is refused with %i at %s', async ([changes, status, field]) => {
    const answered = await create(world.people.vendor, changes);
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([status, [field]]);
  });

  it('is for a customer that the performer serves', async () => {
    const { people, companies } = world;
    const ofStranger = { customer_id: companies.stranger.id };
    expect(await create(people.vendor, ofStranger)).toMatchObject({ status: 404 });
    expect(ok(await create(people.rivalVendor, ofStranger)).customer).toEqual(companies.stranger);
  });

  it('is one of at most 100 of a performer', async () => {
    const { people, companies } = await createWorld();
    const stored = Array.from({ length: maxCoefficients }, () => ({
      ...weekend,
      condition: 'weekend' as const,
      id: randomUUID(),
      version: 1,
      company_id: companies.performer.id,
      created_at: now,
    }));
    await transact(stored.flatMap((coefficient) => coefficientWrites(null, coefficient)));
    expect((await create(people.vendor)).body.code).toBe('too-many-coefficients');
  });
});

describe('the list', () => {
  it('has the coefficients of the performers that serve a customer, for all of them or for itself', async () => {
    const own = await createWorld();
    const { people, companies } = own;
    const ofPerformer = ok(await create(people.vendor));
    const forCustomer = ok(await create(people.vendor, { customer_id: companies.customer.id, condition: 'night' }));
    const ofRival = ok(await create(people.rivalVendor));
    const forStranger = ok(await create(people.rivalVendor, { customer_id: companies.stranger.id }));
    expect(new Set(idsOf(await list(people.vendor)))).toEqual(new Set(idsOf([forCustomer, ofPerformer])));
    for (const who of [people.buyer, people.buyerManager, people.storeManager]) {
      const seen = await list(who);
      expect(new Set(idsOf(seen))).toEqual(new Set(idsOf([ofPerformer, forCustomer, ofRival])));
      // Nothing tells a customer of what the performer agreed with another one.
      expect(seen.find(({ id }) => id === ofRival.id)?.overlaps).toEqual([]);
    }
    expect(new Set(idsOf(await list(people.foreignBuyer)))).toEqual(new Set(idsOf([ofRival, forStranger])));
    for (const who of [people.admin, people.manager])
      expect(new Set(idsOf(await list(who, { company_id: companies.rival.id })))).toEqual(
        new Set(idsOf([ofRival, forStranger])),
      );
    expect(await list(people.vendor, { company_id: companies.rival.id })).toEqual([]);
    expect((await invoke(listCoefficients, people.worker)).status).toBe(403);
  });

  it('is the newest first, of a day if asked, and says which add up', async () => {
    const own = await createWorld();
    const { vendor } = own.people;
    const spring = { name: 'Spring', valid_to: '2026-05-31' };
    const first = ok(await create(vendor, spring));
    const summer = { name: 'Summer', valid_from: '2026-05-01' };
    const second = ok(
      await invoke(createCoefficient, vendor, { body: { ...weekend, ...summer }, now: addMinutes(now, 60) }),
    );
    expect(second.overlaps).toEqual([{ id: first.id, name: 'Spring' }]);
    expect(idsOf(await list(vendor))).toEqual([second.id, first.id]);
    expect((await list(vendor)).map(({ overlaps }) => idsOf(overlaps))).toEqual([[first.id], [second.id]]);
    expect(idsOf(await list(vendor, { valid_on: '2026-06-01' }))).toEqual([second.id]);
  });
});

describe('an estimate', () => {
  it('has the surcharges: of an order, of the shift, in the forecast; each performer reads only its own', async () => {
    const { people, companies, stores, specialties } = await createWorld();
    ok(await create(people.vendor, { factor: 1.25 }));
    ok(await create(people.rivalVendor, { factor: 1.5 }));
    const body = {
      store_id: stores.shared.id,
      category_id: specialties.cashier,
      starts_at: '2031-11-29T07:00:00.000Z',
      ends_at: '2031-11-29T11:00:00.000Z',
    };
    const at = { now: '2031-11-01T08:00:00.000Z' };
    const previewOf = async (who: Account, changes: object = {}) => {
      const { cost, least_cost, lines } = ok(
        await invoke(previewShift, who, { body: { ...body, ...changes }, ...at }),
      ) as { cost: number; least_cost: number; lines: { amount: number }[] };
      return { cost, least_cost, lines: lines.map(({ amount }) => amount) };
    };
    const base = 4 * 180_00;
    const ofRival = { cost: base * 1.5, least_cost: base * 1.5, lines: [base, base * 0.5] };
    const own = { cost: base * 1.25, least_cost: base * 1.25, lines: [base, base * 0.25] };
    expect(await previewOf(people.buyer)).toEqual({ ...ofRival, least_cost: own.cost });
    expect(await previewOf(people.buyer, { vendor_id: companies.rival.id })).toEqual(ofRival);
    expect(await previewOf(people.vendor)).toEqual(own);
    expect(await previewOf(people.buyer, { count: 3 })).toEqual({
      ...ofRival,
      cost: base * 4.5,
      least_cost: base * 3.75,
    });

    const { id } = ok(await invoke(createShift, people.buyer, { body, ...at })) as { id: string };
    const chargeFor = async (who: Account) => {
      const { charge } = ok(await invoke(getShift, who, { params: { id }, ...at })) as {
        charge: { amount: number; expected: boolean } | null;
      };
      return charge && [charge.amount, charge.expected];
    };
    expect(await chargeFor(people.buyer)).toEqual([ofRival.cost, true]);
    expect(await chargeFor(people.vendor)).toEqual([own.cost, true]);
    expect(await previewOf(people.vendor, { shift_id: id })).toEqual(own);
    await updateCells([{ id, rows: cellRowsOf(readShift((await get(shiftKey(id))) ?? {}), law) }], law);
    const answered = await invoke(objectStatistics, people.buyer, {
      query: { from: '2031-11-01', to: '2031-11-30' },
      ...at,
    });
    expect(answered.body.totals).toMatchObject({ charge: 0, forecast: ofRival.cost, gross: null });
  });
});

describe('a change', () => {
  it('is made at the version that was read, and only of their own', async () => {
    const { people } = world;
    const made = ok(await create(people.vendor));
    expect((await update(people.rivalVendor, made)).status).toBe(404);
    expect((await update(people.buyer, made)).status).toBe(403);
    const changed = ok(await update(people.admin, made, { factor: 1.5, name: 'Weekends' }));
    expect(changed).toMatchObject({ id: made.id, version: 2, factor: 1.5, name: 'Weekends' });
    expect((await update(people.vendor, made)).body.code).toBe('changed');
    expect((await update(people.vendor, changed, { valid_to: '2026-02-28' })).body.code).toBe(
      'coefficient-end-before-start',
    );
  });

  it('by two at once is that of one of them', async () => {
    const { vendor } = world.people;
    const made = ok(await create(vendor));
    const answers = await racing(writes('PERFORMER#'), [
      () => update(vendor, made, { factor: 1.3 }),
      () => update(vendor, made, { factor: 1.4 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('of a deleted one is refused; deleting is at the version that was read, and only of their own', async () => {
    const { people } = world;
    const made = ok(await create(people.vendor));
    expect((await remove(people.rivalVendor, made)).status).toBe(404);
    expect((await remove(people.manager, made)).status).toBe(403);
    expect((await remove(people.vendor, { ...made, version: 2 })).body.code).toBe('changed');
    expect(ok(await remove(people.vendor, made))).toEqual({ id: made.id });
    expect((await update(people.vendor, made)).status).toBe(404);
    expect(idsOf(await list(people.vendor))).not.toContain(made.id);
  });
});

describe('under a locked month', () => {
  it('nothing begins, ends or changes; what began before may get another name and a later end', async () => {
    const own = await createWorld();
    const { vendor } = own.people;
    const made: Coefficient = ok(await create(vendor));
    await lock(own, '2026-05');
    const refusal = { status: 409, body: { code: 'coefficient-in-locked-month' } };
    const refused = await create(vendor, { valid_from: '2026-05-31' });
    expect(refused).toMatchObject(refusal);
    expect(refused.body.message).toContain('May 2026');
    expect(refused.body.message).toContain('1 June 2026');
    for (const changes of [
      { factor: 1.3 },
      { condition: 'night' },
      { valid_from: '2026-06-01' },
      { customer_id: own.companies.customer.id },
      { valid_to: '2026-05-30' },
    ])
      expect(await update(vendor, made, changes)).toMatchObject(refusal);
    expect(await remove(vendor, made)).toMatchObject(refusal);
    const ended = ok(await update(vendor, made, { name: 'Until June', valid_to: '2026-06-30' }));
    expect(ended).toMatchObject({ name: 'Until June', valid_to: '2026-06-30' });
    const later = ok(await create(vendor, { valid_from: '2026-06-01' }));
    expect((await remove(vendor, later)).status).toBe(200);
  });
});

/** The last Saturday that is no holiday: the worker computes past months only. */
const saturday = [1, 2, 3]
  .map((weeks) => addDays(mondayOf(new Date().toISOString().slice(0, 10)), 5 - 7 * weeks))
  .find((day) => law.holidays(day, day).length === 0);

/** Four hours of that Saturday, which wait for their approval. */
const completedShift = async ({ people, companies, stores }: World, day: string): Promise<string> => {
  const { id: staff_id, fio, login_id } = people.worker;
  const [from, to] = [`${day}T08:00:00.000Z`, `${day}T12:00:00.000Z`];
  const shift = aCompletedShift({
    id: randomUUID(),
    day,
    starts_at: from,
    ends_at: to,
    actual_start: from,
    actual_end: to,
    customer: companies.customer,
    store: { ...aCompletedShift().store, id: stores.own.id },
    vendor: companies.performer,
    staff: { id: staff_id, fio, login_id },
    hours: { state: 'submitted', month: day.slice(0, 'YYYY-MM'.length), record: [] },
  });
  await transact([{ part: 'shift', put: shiftItem(shift) }]);
  return shift.id;
};

it('completed shifts are computed again after each change', async () => {
  const own = await createWorld();
  const { vendor, buyer } = own.people;
  const day = saturday ?? '';
  const id = await completedShift(own, day);
  const paid = async (who: Account) => {
    await effectsRun();
    const { pay, charge } = ok(await invoke(getShift, who, { params: { id } }));
    return { gross: pay?.gross ?? null, charge: charge.amount };
  };
  const from = { valid_from: addDays(day, -7) };
  const made = ok(await create(vendor, from));
  expect(await paid(vendor)).toEqual({ gross: 1000_00, charge: 1000_00 });
  const changed = ok(await update(vendor, made, { ...from, factor: 1.5 }));
  expect(await paid(buyer)).toEqual({ gross: null, charge: 1200_00 });
  const ended = ok(await update(vendor, changed, { ...from, factor: 1.5, valid_to: addDays(day, -1) }));
  expect(await paid(vendor)).toEqual({ gross: 800_00, charge: 800_00 });
  const longer = ok(await update(vendor, ended, { ...from, factor: 1.5, valid_to: day }));
  expect(await paid(vendor)).toEqual({ gross: 1200_00, charge: 1200_00 });
  ok(await remove(vendor, longer));
  expect(await paid(vendor)).toEqual({ gross: 800_00, charge: 800_00 });
});
