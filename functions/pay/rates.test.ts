import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { lockHours } from '#shared/contracts/hours.ts';
import { type AgreedRate, createRate, deleteRate, listRates } from '#shared/contracts/pay.ts';
import { updateUser } from '#shared/contracts/people.ts';
import { getShift } from '#shared/contracts/shifts.ts';
import { addDays } from '#shared/domain/days.ts';
import { maxRates } from '#shared/domain/pay/rates.ts';
import { aCompletedShift } from '#shared/domain/shifts/examples.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { rateWrite } from '../data/pay/agreed-rates.ts';
import type { Account } from '../data/people/accounts.ts';
import { shiftItem } from '../data/shifts/shift-items.ts';
import { transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** After the days of the tests, and recent, because entries of the outbox expire. */
const now = new Date().toISOString();
const newWorker = (of: World = world) => of.person('Hired', 'ROLE_VENDOR_STAFF', of.companies.performer);
const agree = (who: Account, { id }: { id: string }, changes: object = {}, of: World = world) => {
  const body = { category_id: of.specialties.cashier, hourly_rate: 210_00, valid_from: '2026-03-01', ...changes };
  return invoke(createRate, who, { params: { id }, body, now });
};
const read = (who: Account, { id }: { id: string }) => invoke(listRates, who, { params: { id } });
const remove = (who: Account, { id }: { id: string }, rate: { id: string }) =>
  invoke(deleteRate, who, { params: { id }, query: { rate_id: rate.id }, now });

describe('an agreed rate', () => {
  it('is listed for the performer, the newest first, and is in its audit log', async () => {
    const { people, specialties, companies } = world;
    const worker = await newWorker();
    const answered = await agree(people.vendor, worker);
    expect(answered).toMatchObject({
      status: 201,
      body: {
        data: {
          category: { id: specialties.cashier, name: specialties.cashier },
          hourly_rate: 210_00,
          valid_from: '2026-03-01',
          by: { id: people.vendor.id, fio: 'Vendor' },
        },
      },
    });
    ok(await agree(people.admin, worker, { valid_from: '2026-05-01', hourly_rate: 230_00 }));
    ok(await agree(people.vendor, worker, { category_id: specialties.baker, valid_from: '2026-04-01' }));
    const rates: AgreedRate[] = ok(await read(people.vendor, worker));
    expect(rates.map(({ valid_from }) => valid_from)).toEqual(['2026-05-01', '2026-04-01', '2026-03-01']);
    const entries = ok(await invoke(listAudit, people.vendor, { query: { about_id: worker.id }, now }));
    expect(entries).toHaveLength(3);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'rate-agreed',
        company: companies.performer,
        changes: expect.arrayContaining([{ field: 'hourly_rate', before: null, after: '230.00 Kč', withheld: false }]),
      }),
    );
  });

  it('of the same specialty and day replaces the one before', async () => {
    const { vendor } = world.people;
    const worker = await newWorker();
    ok(await agree(vendor, worker));
    const second = ok(await agree(vendor, worker, { hourly_rate: 250_00 }));
    expect(ok(await read(vendor, worker))).toEqual([second]);
  });

  it('of the same day by two at once is that of one of them', async () => {
    const { vendor } = world.people;
    const worker = await newWorker();
    const answers = await racing(writes('WORKER#'), [
      () => agree(vendor, worker, { hourly_rate: 220_00 }),
      () => agree(vendor, worker, { hourly_rate: 240_00 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(ok(await read(vendor, worker))).toHaveLength(1);
  });

  it('is of a worker of the performer: of nobody else, for nobody else', async () => {
    const { people } = world;
    const worker = await newWorker();
    for (const who of [people.manager, people.buyer, people.worker, people.storeManager]) {
      expect((await read(who, worker)).status).toBe(403);
      expect((await agree(who, worker)).status).toBe(403);
    }
    for (const [who, whom] of [
      [people.rivalVendor, worker],
      [people.vendor, people.vendor],
      [people.admin, people.buyer],
      [people.vendor, { id: 'nobody' }],
    ] as const) {
      expect((await read(who, whom)).status).toBe(404);
      expect((await agree(who, whom)).status).toBe(404);
      expect((await remove(who, whom, { id: 'x' })).status).toBe(404);
    }
  });

  it.for([
    [{ hourly_rate: 0 }, 400, 'hourly_rate'],
    [{ hourly_rate: 1_000_001 }, 400, 'hourly_rate'],
    [{ hourly_rate: 200.5 }, 400, 'hourly_rate'],
    [{ valid_from: 'today' }, 400, 'valid_from'],
    [{ category_id: 'nothing' }, 404, 'category_id'],
  ] as const)('with %j is refused with %i at %s', async ([changes, status, field]) => {
    const answered = await agree(world.people.vendor, world.people.colleague, changes);
    expect([answered.status, Object.keys(answered.body.fields)]).toEqual([status, [field]]);
  });

  it('is one of at most 100 of a worker', async () => {
    const { people, specialties } = world;
    const worker = await newWorker();
    await transact(
      Array.from({ length: maxRates }, (_, nth) =>
        rateWrite(
          worker.id,
          {
            id: randomUUID(),
            category_id: specialties.cashier,
            hourly_rate: 200_00,
            valid_from: addDays('2026-01-01', nth),
            created_at: now,
            by: { id: 'x', fio: 'x' },
          },
          undefined,
        ),
      ),
    );
    expect((await agree(people.vendor, worker, { valid_from: '2026-06-01' })).body.code).toBe('too-many-rates');
    expect((await agree(people.vendor, worker, { valid_from: '2026-01-01' })).status).toBe(201);
  });

  it('is deleted once', async () => {
    const { vendor } = world.people;
    const worker = await newWorker();
    const rate = ok(await agree(vendor, worker));
    expect(ok(await remove(vendor, worker, rate))).toEqual({ id: rate.id });
    expect(await remove(vendor, worker, rate)).toMatchObject({
      status: 404,
      body: { fields: { rate_id: expect.anything() } },
    });
    expect(ok(await read(vendor, worker))).toEqual([]);
  });
});

it('under a locked month no rate begins, and none that counted is deleted', async () => {
  const own = await createWorld();
  const { people, companies } = own;
  const worker = await newWorker(own);
  const early = ok(await agree(people.vendor, worker, {}, own));
  ok(await invoke(lockHours, people.vendor, { body: { company_id: companies.performer.id, month: '2026-05' }, now }));
  const refusal = { status: 409, body: { code: 'rate-in-locked-month' } };
  expect(await agree(people.vendor, worker, { valid_from: '2026-05-31' }, own)).toMatchObject(refusal);
  expect(await agree(people.admin, worker, { hourly_rate: 1_00 }, own)).toMatchObject(refusal);
  expect(await remove(people.vendor, worker, early)).toMatchObject(refusal);
  const late = ok(await agree(people.vendor, worker, { valid_from: '2026-06-01' }, own));
  expect((await remove(people.vendor, worker, late)).status).toBe(200);
});

it('completed shifts of the worker are computed again after a change of a rate, and of the deduction', async () => {
  const own = await createWorld();
  const { people, companies, specialties, stores } = own;
  const worker = await newWorker(own);
  // The deduction counts from the month before on.
  const day = addDays(new Date().toISOString().slice(0, 10), -2);
  const shift = aCompletedShift({
    id: randomUUID(),
    day,
    starts_at: `${day}T08:00:00.000Z`,
    ends_at: `${day}T12:00:00.000Z`,
    actual_start: `${day}T08:00:00.000Z`,
    actual_end: `${day}T12:00:00.000Z`,
    customer: companies.customer,
    store: { ...aCompletedShift().store, id: stores.own.id },
    category: { id: specialties.cashier, names: aCompletedShift().category.names },
    vendor: companies.performer,
    staff: { id: worker.id, fio: worker.fio, login_id: worker.login_id },
    hours: { state: 'submitted', month: day.slice(0, 7), record: [] },
  });
  await transact([{ part: 'shift', put: shiftItem(shift) }]);
  const paid = async () => {
    await effectsRun();
    const { pay, charge } = ok(await invoke(getShift, people.vendor, { params: { id: shift.id } }));
    return { gross: pay?.gross, net: pay?.net, charge: charge.amount };
  };
  const rate = ok(await agree(people.vendor, worker, { hourly_rate: 250_00, valid_from: day }, own));
  expect(await paid()).toEqual({ gross: 1000_00, net: 850_00, charge: 800_00 });
  ok(await remove(people.vendor, worker, rate));
  expect(await paid()).toEqual({ gross: 800_00, net: 680_00, charge: 800_00 });
  ok(await invoke(updateUser, people.vendor, { params: { id: worker.id }, body: { version: 1, deduction: 0 } }));
  expect(await paid()).toEqual({ gross: 800_00, net: 800_00, charge: 800_00 });
});
