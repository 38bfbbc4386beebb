import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { objectStatistics, staffStatistics } from '#shared/contracts/statistics.ts';
import { invoke } from '../../test/world/invoke.ts';
import { paidShift, saveShifts, shiftAt } from '../../test/world/paid-shifts.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { people, stores } = world;
  const { worker, colleague, rivalWorker } = people;
  await saveShifts(
    paidShift({ staff: worker, store: stores.own, day: '2026-03-10', minutes: { weekday: 360 } }),
    paidShift({ staff: worker, store: stores.shared, day: '2026-03-14', minutes: { weekend: 300 } }),
    paidShift({ staff: colleague, store: stores.own, day: '2026-03-10', minutes: { weekday: 240 } }),
    paidShift({ staff: rivalWorker, store: stores.foreign, day: '2026-03-10', minutes: { weekday: 60 } }),
    shiftAt({ store: stores.own, day: '2026-03-11', patch: { status: 'unfulfilled' } }),
    paidShift({ staff: worker, store: stores.own, day: '2026-02-10', minutes: { weekday: 120 } }),
  );
});

const march = { from: '2026-03-01', to: '2026-03-31' };
type Query = Record<string, string | number | string[]>;
const read = (contract: Endpoint, who: Account, query: Query = {}) =>
  invoke(contract, who, { query: { ...march, ...query }, now: '2026-03-20T08:00:00.000Z' });
const reply = async (contract: Endpoint, who: Account, query: Query = {}) => {
  const answered = await read(contract, who, query);
  ok(answered);
  return answered.body as {
    data: { staff: { fio: string }; store: { id: string }; figures: Record<string, number | null> }[];
  } & Record<'totals', Record<string, number | null>> &
    Record<string, unknown>;
};

describe('the statistics by employee', () => {
  it('have the figures, their totals, the days and the month before', async () => {
    const { people, companies } = world;
    const body = await reply(staffStatistics, people.vendor);
    expect(body.data).toMatchObject([
      {
        staff: { id: people.worker.id, fio: people.worker.fio },
        company: companies.performer,
        figures: {
          ordered: 2,
          completed: 2,
          planned_minutes: 720,
          minutes: 660,
          weekday: 360,
          weekend: 300,
          base: 198_000,
          weekend_bonus: 22_500,
          gross: 220_500,
          net: 187_425,
          charge: 198_000,
        },
      },
      { staff: { id: people.colleague.id }, figures: { minutes: 240, gross: 72_000, net: 61_200, charge: 72_000 } },
    ]);
    expect(body).toMatchObject({
      page: 1,
      total: 2,
      totals: { minutes: 900, gross: 292_500, net: 248_625, charge: 270_000 },
      previous: { from: '2026-02-01', to: '2026-02-28', totals: { minutes: 120, gross: 36_000 } },
      lock: { month: '2026-03', company_id: companies.performer.id, locked_at: null, by: null },
    });
    expect(body['days']).toHaveLength(31);
    expect((body['days'] as unknown[])[9]).toEqual({
      date: '2026-03-10',
      weekday: 600,
      weekend: 0,
      holiday: 0,
      night: 0,
      charge: 180_000,
      gross: 180_000,
    });
  });

  it('are of this month in Prague by default, and the lock only of one whole month', async () => {
    const query = { from: '2026-03-10', to: '2026-03-14' };
    expect(await reply(staffStatistics, world.people.vendor, query)).toMatchObject({
      totals: { minutes: 900 },
      previous: { from: '2026-03-05', to: '2026-03-09' },
      lock: null,
    });
    const answered = await invoke(staffStatistics, world.people.vendor, { now: '2026-03-31T21:59:00.000Z' });
    expect(answered.body).toMatchObject({ totals: { minutes: 900 } });
    const later = await invoke(staffStatistics, world.people.vendor, { now: '2026-03-31T22:01:00.000Z' });
    expect(later.body).toMatchObject({ totals: { minutes: 0 }, previous: { totals: { minutes: 900 } } });
  });

  it('are filtered by store, worker and company, and sorted', async () => {
    const { people, stores, companies } = world;
    const names = async (who: Account, query: Query) =>
      (await reply(staffStatistics, who, query)).data.map(({ staff }) => staff.fio);
    const { vendor, admin } = people;
    expect(await names(vendor, { sort: 'name', order: 'desc' })).toEqual([people.colleague.fio, people.worker.fio]);
    expect(await names(vendor, { sort: 'gross', order: 'asc' })).toEqual([people.colleague.fio, people.worker.fio]);
    expect(await names(vendor, { store_id: stores.shared.id })).toEqual([people.worker.fio]);
    expect(await names(vendor, { staff_id: people.colleague.id })).toEqual([people.colleague.fio]);
    expect(await names(vendor, { company_id: companies.stranger.id })).toEqual([]);
    expect(await names(admin, { company_id: companies.rival.id })).toEqual([people.rivalWorker.fio]);
    expect(await names(admin, { company_id: companies.customer.id })).toEqual([
      people.worker.fio,
      people.colleague.fio,
    ]);
    const first = await reply(staffStatistics, vendor, { per_page: 1 });
    expect(first).toMatchObject({ total: 2, totals: { minutes: 900 }, data: [{ staff: { id: people.worker.id } }] });
    const second = await reply(staffStatistics, vendor, { per_page: 1, cursor: String(first['next_cursor']) });
    expect(second.data).toMatchObject([{ staff: { id: people.colleague.id } }]);
  });

  it('tell each role only what it may read: no pay to customers, no charge to workers', async () => {
    const { people } = world;
    const of = async (who: Account) => {
      const { data, totals } = await reply(staffStatistics, who);
      return [data.length, totals['minutes'], totals['gross'], totals['charge']];
    };
    expect(await of(people.buyer)).toEqual([2, 900, null, 270_000]);
    expect(await of(people.buyerManager)).toEqual([2, 900, null, 270_000]);
    expect(await of(people.storeManager)).toEqual([2, 600, null, 180_000]);
    expect(await of(people.worker)).toEqual([1, 660, 220_500, null]);
    expect(await of(people.rivalVendor)).toEqual([1, 60, 18_000, 18_000]);
    expect(await of(people.foreignBuyer)).toEqual([1, 60, null, 18_000]);
    // An order by pay would tell who is paid more.
    const names = ({ data }: Awaited<ReturnType<typeof reply>>) => data.map(({ staff }) => staff.fio);
    const [up, down] = [
      { sort: 'gross', order: 'asc' },
      { sort: 'gross', order: 'desc' },
    ];
    expect(names(await reply(staffStatistics, people.buyer, up))).toEqual(
      names(await reply(staffStatistics, people.buyer, down)),
    );
  });

  it('are refused to people without access, and for a range of ten years', async () => {
    expect(await read(staffStatistics, world.people.newcomer)).toMatchObject({ status: 403 });
    const ranges: Query[] = [{ from: '2016-03-01' }, { from: '2026-04-01', to: '2026-03-01' }];
    for (const contract of [staffStatistics, objectStatistics])
      for (const query of ranges)
        expect(await read(contract, world.people.vendor, query)).toMatchObject({
          status: 400,
          body: { code: 'invalid-input', fields: { to: expect.any(String) } },
        });
  });
});

describe('the statistics by store', () => {
  it('count what was ordered and not filled, with the cost', async () => {
    const { people, stores, companies } = world;
    const body = await reply(objectStatistics, people.buyer);
    expect(body.data).toMatchObject([
      {
        store: { id: stores.own.id, name: stores.own.name },
        customer: companies.customer,
        figures: { ordered: 3, filled: 2, unfilled: 1, minutes: 600, charge: 180_000, gross: null },
      },
      { store: { id: stores.shared.id }, figures: { ordered: 1, unfilled: 0, weekend: 300, charge: 90_000 } },
    ]);
    expect(body).toMatchObject({ totals: { ordered: 4, charge: 270_000 }, lock: null });
  });

  it('are the given stores of a manager, and those of a performer with what it staffs', async () => {
    const { people, stores } = world;
    const ids = async (who: Account, query: Query = {}) =>
      (await reply(objectStatistics, who, query)).data.map(({ store }) => store.id);
    expect(await ids(people.storeManager)).toEqual([stores.own.id]);
    expect(await ids(people.storeManager, { store_id: [stores.shared.id, stores.foreign.id] })).toEqual([]);
    expect(await ids(people.foreignBuyer)).toEqual([stores.foreign.id]);
    expect(await ids(people.buyer, { store_id: stores.foreign.id })).toEqual([]);
    expect((await reply(objectStatistics, people.vendor)).totals).toMatchObject({ ordered: 3, gross: 292_500 });
  });
});
