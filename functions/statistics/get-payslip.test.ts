import { beforeAll, describe, expect, it } from 'vitest';
import { getPayslip, staffStatistics } from '#shared/contracts/statistics.ts';
import { totalsOf } from '#shared/domain/pay/totals.ts';
import { invoke } from '../../test/world/invoke.ts';
import { paidShift, payOf, saveShifts } from '../../test/world/paid-shifts.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { people, stores } = world;
  const { worker, colleague } = people;
  const step = { by: null, at: '2026-03-12T08:00:00.000Z', breaks: [] };
  const times = { actual_start: '2026-03-12T08:00:00.000Z', actual_end: '2026-03-12T13:00:00.000Z' };
  const disputed = paidShift({ staff: worker, store: stores.own, day: '2026-03-12', minutes: { weekday: 240 } });
  await saveShifts(
    paidShift({ staff: worker, store: stores.own, day: '2026-03-10', minutes: { weekday: 360 } }),
    {
      ...disputed,
      hours: {
        state: 'approved',
        month: '2026-03',
        record: [
          { ...step, ...times, kind: 'claimed', minutes: 300, reason: null },
          { ...step, ...times, kind: 'disputed', minutes: 240, reason: 'Left early' },
          { ...step, ...times, kind: 'accepted', minutes: 240, reason: null },
        ],
      },
    },
    paidShift({ staff: worker, store: stores.shared, day: '2026-02-14', minutes: { weekend: 300 } }),
    // February was locked with six hours, which were corrected to five.
    paidShift({
      staff: worker,
      store: stores.own,
      day: '2026-02-10',
      minutes: { weekday: 300 },
      patch: {
        hours: { state: 'approved', month: '2026-03', record: [] },
        paid: [{ month: '2026-02', totals: totalsOf(payOf({ weekday: 360 })) }],
      },
    }),
    paidShift({ staff: colleague, store: stores.own, day: '2026-03-10', minutes: { weekday: 60 } }),
  );
});

const now = '2026-03-20T08:00:00.000Z';
const payslip = (who: Account, staff: { id: string } = world.people.worker, month = '2026-03') =>
  invoke(getPayslip, who, { query: { staff_id: staff.id, month }, now });

describe('a payslip', () => {
  it('has every shift with its lines, the sums by rule, and the month before', async () => {
    const { worker } = world.people;
    const answered = ok(await payslip(worker)) as { shifts: unknown[] };
    expect(answered).toMatchObject({
      staff: { id: worker.id, fio: worker.fio },
      company: world.companies.performer,
      month: '2026-03',
      locked_at: null,
      minutes: { weekday: 540, weekend: 0, total: 540 },
      gross: 162_000,
      net: 137_700,
      previous: { month: '2026-02', minutes: 660, gross: 220_500, net: 187_425 },
      rules: [
        { kind: 'base', minutes: 600, amount: 180_000, before: { minutes: 600, amount: 180_000 } },
        { kind: 'coefficient', name: 'Weekend', factor: 1.25, amount: 0, before: { minutes: 300, amount: 22_500 } },
        { kind: 'correction', minutes: -60, amount: -18_000, before: { minutes: 60, amount: 18_000 } },
      ],
    });
    expect(answered.shifts).toMatchObject([
      { day: '2026-02-10', correction: true, minutes: -60, gross: -18_000, net: -15_300, reduced: null },
      {
        day: '2026-03-10',
        correction: false,
        minutes: 360,
        gross: 108_000,
        lines: [{ kind: 'base', amount: 108_000 }],
      },
      { day: '2026-03-12', minutes: 240, state: 'approved', reduced: { minutes: 60, reason: 'Left early' } },
    ]);
  });

  it('equals the statistics of the worker', async () => {
    const { worker, vendor } = world.people;
    for (const [month, last] of [
      ['2026-02', '28'],
      ['2026-03', '31'],
    ]) {
      const query = { from: `${month}-01`, to: `${month}-${last}`, staff_id: worker.id };
      const { gross, net, minutes } = (await invoke(staffStatistics, vendor, { query, now })).body.totals;
      expect(ok(await payslip(vendor, worker, month))).toMatchObject({ gross, net, minutes: { total: minutes } });
    }
  });

  it('of a month without shifts is empty', async () => {
    const { worker, vendor } = world.people;
    expect(ok(await payslip(vendor, worker, '2025-07'))).toMatchObject({ shifts: [], rules: [], gross: 0 });
  });

  it('is read by the worker, its performer and admins, and is not found by others', async () => {
    const { worker, colleague, vendor, rivalVendor, rivalWorker, admin } = world.people;
    for (const who of [vendor, admin, worker]) expect(await payslip(who)).toMatchObject({ status: 200 });
    for (const who of [rivalVendor, rivalWorker, colleague])
      expect(await payslip(who)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await payslip(admin, { id: 'nobody' })).toMatchObject({ status: 404 });
    expect(await payslip(admin, vendor)).toMatchObject({ status: 404 });
    expect(await payslip(admin, worker, '2026-13')).toMatchObject({ status: 400 });
    for (const who of ['manager', 'buyer', 'buyerManager', 'storeManager', 'newcomer'] as const)
      expect(await payslip(world.people[who])).toMatchObject({ status: 403 });
  });
});
