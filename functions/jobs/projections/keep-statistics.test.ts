import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totalsOf } from '#shared/domain/pay/totals.ts';
import { aShift } from '#shared/domain/shifts/examples.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { whileHeld, writes } from '../../../test/world/faults.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { payOf } from '../../../test/world/paid-shifts.ts';
import { createQueue } from '../../../test/world/queues.ts';
import '../../../test/world/seed.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import { law } from '../../data/shifts/law.ts';
import type * as Items from '../../data/shifts/shift-items.ts';
import type * as Cells from '../../data/statistics/cells.ts';
import type * as Table from '../../data/table.ts';
import type * as Projections from '../run-projections.ts';

// The deployed projection does not see this table.
let table: typeof Table;
let items: typeof Items;
let cells: typeof Cells;
let project: typeof Projections.handler;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../../data/table.ts');
  items = await import('../../data/shifts/shift-items.ts');
  cells = await import('../../data/statistics/cells.ts');
  ({ handler: project } = await import('../run-projections.ts'));
});
beforeEach(async () => {
  process.env['DEAD_LETTERS'] = await createQueue();
});

type Change = ReturnType<typeof streamRecord>;
const apply = (...Records: Change[]) => project({ Records });
/** Writes a shift without its cells, and returns the change as the stream tells it. */
const saved = async (after: Shift, before?: Shift): Promise<Change> => {
  await table.transact([{ part: 'shift', put: items.shiftItem(after) }]);
  return streamRecord({ after: items.shiftItem(after), ...(before && { before: items.shiftItem(before) }) });
};

type Held = Pick<ReturnType<typeof Cells.storedIn>[number], 'cell' | 'contribution'> & { shift_id: string };
const byPlace = (rows: readonly Held[]) =>
  Object.fromEntries(
    rows.map(({ shift_id, cell, contribution }) => [`${shift_id} ${cells.keyOfCell(cell).pk}`, { cell, contribution }]),
  );
/** What the cells of a customer hold, in any of the months of a test. */
const held = async (customerId: string) => {
  const entries = await Promise.all(
    ['2026-06', '2026-07'].map((month) =>
      table.queryIndex('by-company', cells.customerStatisticsPartition(customerId, month)),
    ),
  );
  const keys = entries.flat().map((entry) => cells.keyOfCell(entry['projection'] as Held['cell']));
  return byPlace((await table.getMany(keys, true)).flatMap(cells.storedIn));
};
const recounted = (shifts: readonly Shift[]) =>
  byPlace(shifts.flatMap((shift) => cells.cellRowsOf(shift, law).map((row) => ({ shift_id: shift.id, ...row }))));

const vendor = { id: 'v1', name: 'Vendor' };
const staff = (id: string) => ({ id, fio: id, login_id: id });
const worked = {
  status: 'completed',
  actual_start: '2026-06-10T08:00:00.000Z',
  actual_end: '2026-06-10T14:00:00.000Z',
} as const;
const paid = (month: string, weekday: number) => ({
  ...worked,
  vendor,
  staff: staff('w1'),
  hours: { state: 'approved' as const, month, record: [] },
  pay: payOf({ weekday }),
});
const changes: Partial<Shift>[] = [
  {},
  { vendor, staff: staff('w1'), status: 'confirmed' },
  { vendor: { id: 'v2', name: 'Other' }, staff: staff('w2'), status: 'confirmed' },
  { status: 'canceled', canceled_by: 'customer' },
  { status: 'unfulfilled' },
  { day: '2026-07-02' },
  paid('2026-06', 360),
  paid('2026-06', 300),
  // Locked in June, and corrected since.
  { ...paid('2026-07', 240), paid: [{ month: '2026-06', totals: totalsOf(payOf({ weekday: 300 })) }] },
];

/** A store of its own, because the cells of a store have one customer. */
const newPlace = () => {
  const id = randomUUID();
  return { customer: { id: `customer-${id}`, name: 'Customer' }, store: { ...aShift().store, id: `store-${id}` } };
};

describe('the cells of the statistics', () => {
  it('equal a recount after a random history with repeated and reordered events', async () => {
    const step = fc.record({ shift: fc.nat(3), change: fc.constantFrom(...changes) });
    const story = fc
      .array(step, { minLength: 8, maxLength: 20 })
      .chain((steps) =>
        fc.record({
          steps: fc.constant(steps),
          order: fc.array(fc.nat(steps.length - 1), { minLength: steps.length, maxLength: 2 * steps.length }),
        }),
      );
    for (const { steps, order } of fc.sample(story, 3)) {
      const place = newPlace();
      const last = new Map<number, Shift>();
      const ids = Array.from({ length: 4 }, () => randomUUID());
      const events: Change[] = [];
      for (const { shift, change } of steps) {
        const before = last.get(shift);
        const after = aShift({ id: ids[shift] ?? '', ...place, ...change, version: (before?.version ?? 0) + 1 });
        events.push(await saved(after, before));
        last.set(shift, after);
      }
      // Some in another order and repeatedly, then each once more in batches, as after a failed batch.
      for (const n of order) await apply(events[n] as Change);
      await apply(...events.toReversed());
      expect(await held(place.customer.id)).toEqual(recounted([...last.values()]));
    }
  });

  it('hold the later state of a shift if an earlier one is written after it', async () => {
    const place = newPlace();
    const ordered = aShift({ id: randomUUID(), ...place });
    const completed = { ...ordered, ...paid('2026-06', 360), version: 2 };
    const first = await saved(ordered);
    await whileHeld(
      writes('STATISTICS#'),
      () => apply(first),
      async () => {
        await apply(await saved(completed, ordered));
      },
    );
    expect(await held(place.customer.id)).toEqual(recounted([completed]));
  });

  it('take many shifts of one cell in a batch', async () => {
    const place = newPlace();
    const shifts = Array.from({ length: 150 }, () => aShift({ id: randomUUID(), ...place, ...paid('2026-06', 360) }));
    const events = await Promise.all(shifts.map((shift) => saved(shift)));
    await apply(...events);
    expect(await held(place.customer.id)).toEqual(recounted(shifts));
  });
});
