import { storeShiftsPartition } from '../../../functions/data/shifts/shift-items.ts';
import type { ShiftProjection } from '../../../functions/data/shifts/shift-items.ts';
import { queryIndex } from '../../../functions/data/table.ts';
import { storeId } from './cooperations.ts';
import { hasMasterData, createMasterData } from './master-data.ts';
import { storeStories } from './store-stories.ts';
import { fits, visitAt, visitShiftId, visitStore } from './visits.ts';
import { monthsAround, worldAt } from './world.ts';

type Options = { userPoolId: string; now: string; onProgress: (done: number, total: number) => void };

export const loadWorld = async ({ userPoolId, now, onProgress }: Options) => {
  if (!(await hasMasterData())) await createMasterData(userPoolId, now);
  const earlier = await earlierVisits(now);
  const visit = visitAt(now);
  const { stories } = worldAt({ now, visits: fits(visit, earlier) ? [...earlier, visit] : earlier });
  return storeStories(stories, onProgress);
};

/** Earlier loads, recognised by the shifts that they created. */
const earlierVisits = async (now: string): Promise<string[]> => {
  const months = monthsAround(now).map((month) => storeShiftsPartition(storeId(visitStore), month));
  const entries = (await Promise.all(months.map((partition) => queryIndex('by-store', partition)))).flat();
  return entries.flatMap(({ id, projection }) => {
    const [, starts_at = ''] = (projection as ShiftProjection).order.split('#');
    return id === visitShiftId(starts_at) ? [starts_at] : [];
  });
};
