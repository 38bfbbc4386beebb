import { beforeAll, describe, expect, it } from 'vitest';
import { listPayroll, staffStatistics } from '#shared/contracts/statistics.ts';
import { totalsOf } from '#shared/domain/pay/totals.ts';
import { invoke } from '../../test/world/invoke.ts';
import { paidShift, payOf, saveShifts, shiftAt } from '../../test/world/paid-shifts.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let numbered: Account;
beforeAll(async () => {
  world = await createWorld();
  const { people, stores, companies } = world;
  const { worker, rivalWorker } = people;
  numbered = await world.person('Adam Čermák', 'ROLE_VENDOR_STAFF', companies.performer, { personal_number: '0042' });
  const breaks = [{ from: '2026-03-10T09:00:00.000Z', to: '2026-03-10T09:30:00.000Z' }];
  await saveShifts(
    paidShift({ staff: worker, store: stores.own, day: '2026-03-10', minutes: { weekday: 450 }, patch: { breaks } }),
    paidShift({ staff: worker, store: stores.own, day: '2026-03-14', minutes: { weekend: 300 } }),
    paidShift({ staff: worker, store: stores.shared, day: '2026-03-15', minutes: { weekend: 61 } }),
    paidShift({ staff: numbered, store: stores.shared, day: '2026-03-11', minutes: { weekday: 125 } }),
    // February was locked with six hours, which were corrected to five.
    paidShift({
      staff: numbered,
      store: stores.own,
      day: '2026-02-10',
      minutes: { weekday: 300 },
      patch: {
        hours: { state: 'approved', month: '2026-03', record: [] },
        paid: [{ month: '2026-02', totals: totalsOf(payOf({ weekday: 360 })) }],
      },
    }),
    // Nothing is paid of them.
    shiftAt({ store: stores.own, day: '2026-03-12', patch: { status: 'unfulfilled' } }),
    paidShift({ staff: numbered, store: stores.large, day: '2026-03-12', minutes: {}, patch: { pay: null } }),
    paidShift({ staff: rivalWorker, store: stores.foreign, day: '2026-03-10', minutes: { weekday: 60 } }),
  );
});

type Query = Record<string, string | number | string[]>;
type Row = {
  staff: { id: string; fio: string };
  store: { id: string; name: string };
  company: { id: string };
} & Record<
  'minutes' | 'weekday' | 'weekend' | 'holiday' | 'night' | 'break_minutes' | 'premiums' | 'gross' | 'net',
  number
>;
const read = (who: Account, query: Query = {}) => invoke(listPayroll, who, { query: { month: '2026-03', ...query } });
const rows = async (who: Account, query: Query = {}): Promise<Row[]> => {
  const answered = await read(who, query);
  ok(answered);
  return (answered.body as { data: Row[] }).data;
};
const places = async (who: Account, query: Query = {}) =>
  (await rows(who, query)).map(({ staff, store }) => [staff.fio, store.name]);

describe('the payroll of a month', () => {
  it('has a row per worker and store, by name, with personal numbers, breaks, premiums and corrections', async () => {
    const { people, stores, companies } = world;
    const { worker } = people;
    const common = { company: companies.performer, month: '2026-03', weekend: 0, holiday: 0, night: 0 };
    const without = { ...common, break_minutes: 0, premiums: 0 };
    const ofNumbered = { staff: { id: numbered.id, fio: 'Adam Čermák' }, personal_number: '0042' };
    const ofWorker = { staff: { id: worker.id, fio: worker.fio }, personal_number: null };
    const at = ({ id, name }: { id: string; name: string }) => ({ store: { id, name } });
    expect(await rows(people.vendor)).toMatchObject([
      { ...without, ...ofNumbered, ...at(stores.own), minutes: -60, weekday: -60, gross: -18_000, net: -15_300 },
      { ...without, ...ofNumbered, ...at(stores.shared), minutes: 125, weekday: 125, gross: 37_500, net: 31_875 },
      {
        ...common,
        ...ofWorker,
        ...at(stores.own),
        minutes: 750,
        weekday: 450,
        weekend: 300,
        break_minutes: 30,
        premiums: 22_500,
        gross: 247_500,
        net: 210_375,
      },
      {
        ...without,
        ...ofWorker,
        ...at(stores.shared),
        minutes: 61,
        weekday: 0,
        weekend: 61,
        premiums: 4575,
        gross: 22_875,
        net: 19_444,
      },
    ]);
  });

  it('adds up to the totals of the statistics by employee', async () => {
    for (const who of [world.people.vendor, world.people.admin]) {
      const company_id = world.companies.performer.id;
      const payroll = await rows(who, { company_id });
      const query = { from: '2026-03-01', to: '2026-03-31', company_id };
      const statistics = await invoke(staffStatistics, who, { query });
      const { totals } = statistics.body as { totals: Record<string, number> };
      const sum = (name: 'minutes' | 'weekday' | 'weekend' | 'holiday' | 'night' | 'premiums' | 'gross' | 'net') =>
        payroll.reduce((all, row) => all + row[name], 0);
      const names = ['minutes', 'weekday', 'weekend', 'holiday', 'night', 'gross', 'net'] as const;
      expect(Object.fromEntries(names.map((name) => [name, sum(name)]))).toEqual(
        Object.fromEntries(names.map((name) => [name, totals[name]])),
      );
      const premiums = ['specialty_premium', 'boss_premium', 'weekend_bonus', 'holiday_bonus', 'night_bonus'];
      expect(sum('premiums')).toBe(premiums.reduce((all, name) => all + (totals[name] ?? Number.NaN), 0));
      expect(payroll).toHaveLength(4);
    }
  });

  it('is filtered by store, worker and company, and paged', async () => {
    const { people, stores, companies } = world;
    const { vendor, worker } = people;
    expect(await places(vendor, { store_id: stores.own.id })).toEqual([
      ['Adam Čermák', 'own'],
      [worker.fio, 'own'],
    ]);
    expect(await places(vendor, { staff_id: worker.id })).toEqual([
      [worker.fio, 'own'],
      [worker.fio, 'shared'],
    ]);
    expect(await places(vendor, { company_id: companies.customer.id })).toHaveLength(4);
    expect(await places(vendor, { month: '2026-01' })).toEqual([]);
    const first = (await read(vendor, { per_page: 3 })).body as { total: number; next_cursor: string };
    expect(first.total).toBe(4);
    expect(await places(vendor, { per_page: 3, cursor: first.next_cursor })).toEqual([[worker.fio, 'shared']]);
  });

  it('is that of the own company, and of any for an administrator', async () => {
    const { people, companies } = world;
    const { admin, vendor, rivalVendor, rivalWorker } = people;
    const ofRival = [[rivalWorker.fio, 'foreign']];
    expect(await places(rivalVendor)).toEqual(ofRival);
    expect(await places(admin, { company_id: companies.rival.id })).toEqual(ofRival);
    expect(await places(vendor, { company_id: companies.rival.id })).toEqual([]);
    expect(await places(vendor, { staff_id: rivalWorker.id })).toEqual([]);
  });

  it('is refused to customers, workers and managers of the platform, and without a month', async () => {
    const { buyer, buyerManager, storeManager, worker, manager, newcomer, vendor } = world.people;
    for (const who of [buyer, buyerManager, storeManager, worker, manager, newcomer])
      expect(await read(who)).toMatchObject({ status: 403 });
    for (const month of ['2026-13', '2026-3', ''])
      expect(await read(vendor, { month })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { month: expect.any(String) } },
      });
  });
});
