import { isDeepStrictEqual } from 'node:util';
import { filterEntriesOf } from '../../data/people/filter-entries.ts';
import { type Touched, updateFilterLists } from '../../data/people/filter-lists.ts';
import { wait } from '../../data/wait.ts';
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

/** Milliseconds for which an update waits for the one before it, which may hang. */
const patience = 10_000;

/** Together and in turn, because the accounts of one company meet at the counters of the same lists. */
const updateGathered = gather((touched: readonly Touched[]) => {
  const update = previous.then(() => updateFilterLists(touched));
  previous = Promise.race([update.catch(() => {}), wait(patience)]);
  return update;
});
let previous: Promise<unknown> = Promise.resolve();
