import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { type AgreedPrice, createPrice, deletePrice, listPrices } from '#shared/contracts/pay.ts';
import {
  assignShift,
  getShift,
  listShiftLog,
  listShifts,
  previewShift,
  type Shift,
  updateShift,
} from '#shared/contracts/shifts.ts';
import { objectStatistics, staffStatistics } from '#shared/contracts/statistics.ts';
import { addDays } from '#shared/domain/days.ts';
import { inParts } from '#shared/domain/parts.ts';
import { maxPrices } from '#shared/domain/pay/prices.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { priceWrite, type StoredPrice } from '../data/pay/agreed-prices.ts';
import type { Account } from '../data/people/accounts.ts';
import { law } from '../data/shifts/law.ts';
import { readShift, shiftKey } from '../data/shifts/shift-items.ts';
import { cellRowsOf, updateCells } from '../data/statistics/cells.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Recent, because entries of the outbox expire. */
const now = new Date().toISOString();
const unraised = { weekend: null, night: null, state_holiday: null };
const agree = (who: Account, changes: object = {}, of: World = world) => {
  const body = {
    customer_id: of.companies.customer.id,
    category_id: of.specialties.cashier,
    hourly_rate: 230_00,
    ...unraised,
    valid_from: '2026-03-01',
    ...changes,
  };
  return invoke(createPrice, who, { body, now });
};
const list = (who: Account, query: Record<string, string> = {}) => invoke(listPrices, who, { query });
const listed = async (who: Account, query: Record<string, string> = {}): Promise<AgreedPrice[]> =>
  ok(await list(who, query));
const remove = (who: Account, { id }: { id: string }) => invoke(deletePrice, who, { params: { id }, now });
const idsOf = (prices: readonly AgreedPrice[]) => prices.map(({ id }) => id);

describe('an agreed price', () => {
  it('is listed for both companies, the newest first, is in their audit logs, and the customer is notified', async () => {
    const own = await createWorld();
    const { people, companies, specialties } = own;
    const answered = await agree(people.vendor, { weekend: 1.2, state_holiday: 2 }, own);
    expect(answered).toMatchObject({
      status: 201,
      body: {
        data: {
          company: companies.performer,
          customer: companies.customer,
          category: { id: specialties.cashier, name: specialties.cashier },
          hourly_rate: 230_00,
          weekend: 1.2,
          night: null,
          state_holiday: 2,
          valid_from: '2026-03-01',
          by: { id: people.vendor.id, fio: 'Vendor' },
        },
      },
    });
    const byAdmin = { company_id: companies.performer.id, valid_from: '2026-05-01', hourly_rate: 250_00 };
    const newest = ok(await agree(people.admin, byAdmin, own));
    const ids = [newest.id, answered.body.data.id];
    expect(idsOf(await listed(people.vendor))).toEqual(ids);
    expect(idsOf(await listed(people.vendor, { customer_id: companies.customer.id }))).toEqual(ids);
    expect(idsOf(await listed(people.buyer))).toEqual(ids);
    expect(idsOf(await listed(people.buyer, { company_id: companies.performer.id }))).toEqual(ids);
    expect(idsOf(await listed(people.buyer, { company_id: companies.rival.id }))).toEqual([]);
    const ofPair = { company_id: companies.performer.id, customer_id: companies.customer.id };
    expect(idsOf(await listed(people.admin, ofPair))).toEqual(ids);
    expect(await listed(people.admin, { ...ofPair, company_id: companies.rival.id })).toEqual([]);
    expect(await listed(people.buyer, { customer_id: companies.stranger.id })).toEqual([]);
    expect(await listed(people.rivalVendor)).toEqual([]);
    expect(await listed(people.rivalVendor, ofPair)).toEqual([]);
    expect(await listed(people.foreignBuyer, ofPair)).toEqual([]);
    for (const who of [people.vendor, people.buyer])
      expect(ok(await invoke(listAudit, who, { now }))).toContainEqual(
        expect.objectContaining({
          action: 'price-agreed',
          changes: expect.arrayContaining([
            { field: 'hourly_rate', before: null, after: '230.00 Kč', withheld: false },
          ]),
        }),
      );
    expect(ok(await invoke(listNotifications, people.buyer))).toContainEqual(
      expect.objectContaining({ kind: 'price-agreed', params: { company: 'performer' } }),
    );
  });

  it('of the same specialty and day replaces the one before, which is gone', async () => {
    const own = await createWorld();
    const { vendor } = own.people;
    const first = ok(await agree(vendor, {}, own));
    const second = ok(await agree(vendor, { hourly_rate: 250_00 }, own));
    expect(await listed(vendor)).toEqual([second]);
    expect((await remove(vendor, first)).status).toBe(404);
  });

  it('of the same day by two at once is that of one of them', async () => {
    const own = await createWorld();
    const { vendor } = own.people;
    const answers = await racing(writes('PERFORMER#'), [
      () => agree(vendor, { hourly_rate: 220_00 }, own),
      () => agree(vendor, { hourly_rate: 240_00 }, own),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listed(vendor)).toHaveLength(1);
  });

  it('is changed by its performer only, and read by nobody but the two companies', async () => {
    const { people, companies } = world;
    const made = ok(await agree(people.vendor));
    for (const who of [people.manager, people.worker, people.buyerManager, people.storeManager])
      expect((await list(who)).status).toBe(403);
    for (const who of [people.manager, people.worker, people.buyer, people.storeManager]) {
      expect((await agree(who)).status).toBe(403);
      expect((await remove(who, made)).status).toBe(403);
    }
    expect((await remove(people.rivalVendor, made)).status).toBe(404);
    expect((await remove(people.vendor, { id: 'nothing' })).status).toBe(404);
    for (const [who, changes] of [
      [people.rivalVendor, { company_id: companies.performer.id }],
      [people.admin, {}],
      [people.admin, { company_id: companies.customer.id }],
    ] as const) {
      const answered = await agree(who, changes);
      expect([answered.status, Object.keys(answered.body.fields)]).toEqual([404, ['company_id']]);
    }
  });

  it('is agreed with a client of the performer', async () => {
    const { people, companies } = world;
    for (const customer_id of [companies.stranger.id, companies.performer.id, 'nobody']) {
      const answered = await agree(people.vendor, { customer_id });
      expect([answered.status, Object.keys(answered.body.fields)]).toEqual([404, ['customer_id']]);
    }
    expect((await agree(people.rivalVendor, { customer_id: companies.stranger.id })).status).toBe(201);
  });

  it.for([
    [{ hourly_rate: 0 }, 400, 'hourly_rate'],
    [{ hourly_rate: 1_000_001 }, 400, 'hourly_rate'],
    [{ hourly_rate: 200.5 }, 400, 'hourly_rate'],
    [{ weekend: 1 }, 400, 'weekend'],
    [{ night: 10.5 }, 400, 'night'],
    [{ state_holiday: 1.0001 }, 400, 'state_holiday'],
    [{ valid_from: 'today' }, 400, 'valid_from'],
    [{ category_id: 'nothing' }, 404, 'category_id'],
  ] as const)('with %j is refused with %i at %s', async ([changes, status, field]) => {
    const answered = await agree(world.people.vendor, changes);
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([status, [field]]);
  });

  it('is one of at most 500 of a performer and a customer', async () => {
    const own = await createWorld();
    const { people, companies, specialties } = own;
    const prices = Array.from({ length: maxPrices }, (_, nth): StoredPrice => ({
      id: randomUUID(),
      vendor_id: companies.performer.id,
      customer_id: companies.customer.id,
      category_id: specialties.cashier,
      hourly_rate: 200_00,
      ...unraised,
      valid_from: addDays('2026-01-01', nth),
      created_at: now,
      by: { id: 'x', fio: 'x' },
    }));
    for (const some of inParts(prices, 100)) await transact(some.map((price) => priceWrite(price, undefined)));
    expect((await agree(people.vendor, { valid_from: '2028-01-01' }, own)).body.code).toBe('too-many-prices');
    expect((await agree(people.vendor, { valid_from: '2026-01-01' }, own)).status).toBe(201);
    expect((await agree(people.rivalVendor, {}, own)).status).toBe(201);
  });

  it('is deleted once, and the customer is notified', async () => {
    const own = await createWorld();
    const { vendor, buyer } = own.people;
    const made = ok(await agree(vendor, {}, own));
    expect(ok(await remove(vendor, made))).toEqual({ id: made.id });
    expect((await remove(vendor, made)).status).toBe(404);
    expect(await listed(buyer)).toEqual([]);
    expect(ok(await invoke(listNotifications, buyer))).toContainEqual(
      expect.objectContaining({ kind: 'price-deleted', params: { company: 'performer' } }),
    );
  });
});

describe('a shift', () => {
  const rateFor = async (who: Account, { id }: { id: string }): Promise<number> =>
    ok(await invoke(getShift, who, { params: { id }, now: when.ordered })).hourly_rate;

  it('keeps the price that it was ordered for, and a new one gets the new price', async () => {
    const own = await createWorld();
    const { people } = own;
    const { create } = shiftFixtures(own);
    ok(await agree(people.vendor, {}, own));
    const before: Shift = await create();
    ok(await agree(people.vendor, { hourly_rate: 280_00 }, own));
    const after: Shift = await create();
    const later = ok(await agree(people.vendor, { hourly_rate: 400_00, valid_from: '2999-01-01' }, own));
    ok(await remove(people.vendor, later));
    expect([before.hourly_rate, after.hourly_rate]).toEqual([230_00, 280_00]);
    for (const who of [people.buyer, people.storeManager, people.vendor, people.admin])
      expect([await rateFor(who, before), await rateFor(who, after)]).toEqual([230_00, 280_00]);
    const { charge } = ok(await invoke(getShift, people.buyer, { params: { id: before.id }, now: when.ordered }));
    expect([charge.amount, charge.expected]).toEqual([6 * 230_00, true]);
  });

  it('that several performers may staff shows each its own price, and the customer the most', async () => {
    const own = await createWorld();
    const { people, stores, specialties } = own;
    const { create, act } = shiftFixtures(own);
    ok(await agree(people.vendor, {}, own));
    ok(await agree(people.rivalVendor, { hourly_rate: 260_00 }, own));
    const shared = { store_id: stores.shared.id };
    const preview = async (who: Account, changes: object = {}) => {
      const body = { ...shared, category_id: specialties.cashier, ...plan, ...changes };
      const { cost, least_cost } = ok(await invoke(previewShift, who, { body, now: when.ordered }));
      return [cost, least_cost];
    };
    expect(await preview(people.buyer)).toEqual([6 * 260_00, 6 * 230_00]);
    expect(await preview(people.vendor)).toEqual([6 * 230_00, 6 * 230_00]);
    const shift: Shift = await create(shared);
    expect(await preview(people.buyer, { shift_id: shift.id })).toEqual([6 * 260_00, 6 * 230_00]);
    expect(await rateFor(people.buyer, shift)).toBe(260_00);
    expect(await rateFor(people.vendor, shift)).toBe(230_00);
    expect(await rateFor(people.rivalVendor, shift)).toBe(260_00);

    await act(assignShift, shift.id, { who: people.vendor, body: { staff_id: people.worker.id } });
    expect(await rateFor(people.buyer, shift)).toBe(230_00);
    expect(await rateFor(people.worker, shift)).toBe(180_00);
    const day = plan.starts_at.slice(0, 10);
    const answersFor = async (who: Account) =>
      JSON.stringify([
        await invoke(getShift, who, { params: { id: shift.id }, now: when.ordered }),
        await invoke(listShifts, who, {
          query: { from: day, to: day, store_id: [stores.shared.id] },
          now: when.ordered,
        }),
        await invoke(listShiftLog, who, { params: { id: shift.id } }),
      ]);
    for (const who of [people.buyer, people.vendor, people.worker, people.admin])
      expect(await answersFor(who)).not.toMatch(/"prices"|:26000\b/);
    expect(await answersFor(people.worker)).not.toMatch(/:23000\b/);
  });

  it('with another specialty takes its price of now, and the log says what is charged', async () => {
    const own = await createWorld();
    const { people, specialties } = own;
    const { create } = shiftFixtures(own);
    ok(await agree(people.vendor, {}, own));
    const { id, version }: Shift = await create();
    ok(await agree(people.vendor, { category_id: specialties.baker, hourly_rate: 310_00 }, own));
    const body = { version, category_id: specialties.baker };
    ok(await invoke(updateShift, people.buyer, { params: { id }, body, now: when.ordered }));
    expect(await rateFor(people.buyer, { id })).toBe(310_00);
    for (const who of [people.buyer, people.vendor])
      expect(ok(await invoke(listShiftLog, who, { params: { id } }))).toContainEqual(
        expect.objectContaining({ kind: 'rate', before: 230_00, after: 310_00 }),
      );
  });

  it('that is completed is charged by the price and paid by the rate of the specialty; the margin is for the performer', async () => {
    const own = await createWorld();
    const { people } = own;
    const { completed } = shiftFixtures(own);
    ok(await agree(people.vendor, {}, own));
    const { id }: Shift = await completed();
    const amounts = async (who: Account) => {
      const { pay, charge } = ok(await invoke(getShift, who, { params: { id }, now: when.dayAfter }));
      return [charge?.amount ?? null, pay?.gross ?? null];
    };
    expect(await amounts(people.vendor)).toEqual([6 * 230_00, 6 * 180_00]);
    expect(await amounts(people.buyer)).toEqual([6 * 230_00, null]);
    expect(await amounts(people.worker)).toEqual([null, 6 * 180_00]);

    await updateCells([{ id, rows: cellRowsOf(readShift((await get(shiftKey(id))) ?? {}), law) }], law);
    const day = plan.starts_at.slice(0, 10);
    for (const contract of [objectStatistics, staffStatistics]) {
      const marginsFor = async (who: Account): Promise<(number | null)[]> => {
        const query = { from: day, to: day, staff_id: people.worker.id };
        const { body } = await invoke(contract, who, { query, now: when.dayAfter });
        return [body.totals.margin, body.data[0].figures.margin, body.previous.totals.margin];
      };
      expect(await marginsFor(people.vendor)).toEqual([6 * 50_00, 6 * 50_00, 0]);
      for (const who of [people.admin, people.manager, people.buyer, people.storeManager, people.worker])
        expect(await marginsFor(who)).toEqual([null, null, null]);
    }
  });
});
