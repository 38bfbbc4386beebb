import { isDeepStrictEqual } from 'node:util';
import { filterEntriesOf } from '../../data/people/filter-entries.ts';
import type { Touched } from '../../data/people/filter-lists.ts';
import { updateFilterLists } from '../../data/people/filter-lists.ts';
import type { TableEvent } from '../../events/events.ts';
import { gather } from './gather.ts';

/**
 * Keeps the lists of people by specialty and by store. An event tells which entries its account had and has; which of
 * them are to be stored follows from the account as it is now. So repeated events and events in another order have the
 * same result. `npm run rebuild` repairs the entries of an account whose event was set aside.
 */
export const listByFilter = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'account') return;
  const [before, after] = [filterEntriesOf(event.before), filterEntriesOf(event.after)];
  if (isDeepStrictEqual(before, after)) return;
  const { id } = event.after ?? event.before;
  const failed = await updateGathered({ id, entries: [...before, ...after] });
  if (failed.has(id)) throw failed.get(id);
};

/**
 * Together and in turn, because the accounts of one company meet at the counters of the same lists, and a try that took
 * too long goes on beside the next one.
 */
const updateGathered = gather((touched: readonly Touched[]) => {
  const update = previous.then(() => updateFilterLists(touched));
  previous = update.catch(() => {});
  return update;
});
let previous: Promise<unknown> = Promise.resolve();
