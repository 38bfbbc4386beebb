import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aShift, performer } from '#shared/domain/shifts/examples.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { whileHeld, writes } from '../../../test/world/faults.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { createQueue, messagesIn } from '../../../test/world/queues.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import type * as Offers from '../../data/shifts/offers.ts';
import type * as Items from '../../data/shifts/shift-items.ts';
import type * as Shifts from '../../data/shifts/shifts.ts';
import type * as Table from '../../data/table.ts';
import type * as Projections from '../run-projections.ts';

// The deployed projection does not see this table.
let table: typeof Table;
let items: typeof Items;
let offers: typeof Offers;
let shifts: typeof Shifts;
let project: typeof Projections.handler;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../../data/table.ts');
  items = await import('../../data/shifts/shift-items.ts');
  offers = await import('../../data/shifts/offers.ts');
  shifts = await import('../../data/shifts/shifts.ts');
  ({ handler: project } = await import('../run-projections.ts'));
});
let deadLetters: string;
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

type Change = ReturnType<typeof streamRecord>;
const apply = (...Records: Change[]) => project({ Records });
const aCompany = () => `performer-${randomUUID()}`;
const anOrder = (...offered_to: string[]): Shift => aShift({ id: randomUUID(), offered_to });
const next = (shift: Shift, change: Partial<Shift>): Shift => ({ ...shift, ...change, version: shift.version + 1 });
/** Writes a shift without its rows, and returns the change as the stream tells it. */
const saved = async (after: Shift, before?: Shift): Promise<Change> => {
  await table.transact([{ part: 'shift', put: items.shiftItem(after) }]);
  return streamRecord({ after: items.shiftItem(after), ...(before && { before: items.shiftItem(before) }) });
};
const rowsOf = (companies: readonly string[]) =>
  Promise.all(companies.map((company) => table.queryTable(offers.offersPartition(company))));
/** The rows that each performer should have of a shift, and no others. */
const rowsWith = (companies: readonly string[], shift: Shift | undefined) =>
  companies.map((company) => offers.offersOf(shift).filter(({ pk }) => pk === offers.offersPartition(company)));

const history = () => {
  const companies = [aCompany(), aCompany(), aCompany()] as const;
  const [one, two, three] = companies;
  const ordered = anOrder(one, two);
  const moved = next(ordered, {
    day: '2026-06-12',
    starts_at: '2026-06-12T06:00:00.000Z',
    ends_at: '2026-06-12T12:00:00.000Z',
  });
  const declined = next(moved, { offered_to: [two, three] });
  const staffed = next(declined, { vendor: { id: two, name: 'Two' } });
  const left = next(staffed, { vendor: null });
  return { companies, versions: [ordered, moved, declined, staffed, left] };
};

describe('the rows of shifts that are offered to performers', () => {
  it('follow a shift: ordered, moved, declined, staffed, left', async () => {
    const { companies, versions } = history();
    for (const [n, shift] of versions.entries()) {
      await apply(await saved(shift, versions[n - 1]));
      expect(await rowsOf(companies)).toEqual(rowsWith(companies, shift));
    }
  });

  it('are those of the last state after repeated events, and after events in another order', async () => {
    for (const order of [
      [0, 1, 2, 3, 0, 1],
      [3, 2, 1, 0],
      [1, 3, 0, 2, 2],
    ]) {
      const { companies, versions } = history();
      const events: Change[] = [];
      for (const [n, shift] of versions.slice(0, 4).entries()) events.push(await saved(shift, versions[n - 1]));
      for (const n of order) await apply(events[n] as Change);
      expect(await rowsOf(companies)).toEqual(rowsWith(companies, versions[3]));
    }
  });

  it('are those of the later state if an earlier one is written after it', async () => {
    const { companies, versions } = history();
    const [ordered, moved] = versions as [Shift, Shift, ...Shift[]];
    const first = await saved(ordered);
    await whileHeld(
      writes('VENDOR#'),
      () => apply(first),
      async () => {
        await apply(await saved(moved, ordered));
      },
    );
    expect(await rowsOf(companies)).toEqual(rowsWith(companies, moved));
    await whileHeld(
      writes('VENDOR#'),
      () => offers.updateOffersNow([{ shift: next(moved, { offered_to: companies }) }], [moved]),
      () => saved(versions[3] as Shift, moved),
    );
    await apply(await saved(versions[3] as Shift, moved));
    expect(await rowsOf(companies)).toEqual(rowsWith(companies, versions[3]));
  });

  it('of shifts in one batch of the stream are written together, but for one that cannot be read', async () => {
    const company = aCompany();
    const orders = Array.from({ length: 60 }, () => anOrder(company, aCompany()));
    const events: Change[] = [];
    for (const order of orders) events.push(await saved(order));
    const [unreadable, ...others] = orders;
    const key = { pk: `SHIFT#${unreadable?.id}`, sk: 'SHIFT' };
    await table.transact([{ part: 'damage', update: key, set: 'SET offered_to = :x', values: { ':x': 'nobody' } }]);
    await apply(...events);
    const ids = (await rowsOf([company])).flat().map(({ id }) => String(id));
    expect(ids.toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    expect(await messagesIn(deadLetters)).toContainEqual(
      expect.objectContaining({ consumer: 'list-offers', pk: key.pk }),
    );
  });

  it('are more than a transaction writes, where a shift has more performers', async () => {
    const companies = Array.from({ length: 150 }, aCompany);
    const ordered = anOrder(...companies);
    await apply(await saved(ordered));
    expect(await rowsOf(companies)).toEqual(rowsWith(companies, ordered));
    const staffed = next(ordered, { vendor: { id: companies[0] ?? '', name: 'First' } });
    await apply(await saved(staffed, ordered));
    expect(await rowsOf(companies)).toEqual(rowsWith(companies, staffed));
  });

  it('list no shift that the performer no longer reaches', async () => {
    const company = aCompany();
    const actor = { ...performer, company: { id: company, name: 'Performer' } };
    const ordered = anOrder(company);
    const list = () => shifts.listShifts(actor, { page: 1, per_page: 10, from: ordered.day, to: ordered.day });
    await apply(await saved(ordered));
    expect((await list()).data).toMatchObject([{ id: ordered.id }]);
    await saved(next(ordered, { vendor: { id: aCompany(), name: 'Other' } }), ordered);
    expect((await rowsOf([company])).flat()).toHaveLength(1);
    expect((await list()).data).toEqual([]);
  });
});
