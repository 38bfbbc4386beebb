import { isDeepStrictEqual } from 'node:util';
import { law } from '../../data/shifts/law.ts';
import type { Touched } from '../../data/shifts/shift-rows.ts';
import { type CellRow, cellRowsOf, updateCells } from '../../data/statistics/cells.ts';
import type { TableEvent } from '../../events/events.ts';
import { gather } from './gather.ts';

/**
 * Keeps the cells of the statistics. An event tells which cells its shift had and has; what they hold of it follows from
 * the shift as it is now. So repeated events and events in another order have the same result. `npm run rebuild` repairs
 * what a shift whose event was set aside has in the cells.
 */
export const keepStatistics = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'shift') return;
  const [before, after] = [cellRowsOf(event.before, law), cellRowsOf(event.after, law)];
  if (isDeepStrictEqual(before, after)) return;
  const { id } = event.after ?? event.before;
  const failed = await updateGathered({ id, rows: [...before, ...after] });
  if (failed.has(id)) throw failed.get(id);
};

/** Together, because a batch of the stream may have hundreds of shifts of the same cells. */
const updateGathered = gather((touched: readonly Touched<CellRow>[]) => updateCells(touched, law));
