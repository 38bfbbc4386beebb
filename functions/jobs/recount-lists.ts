import type { ScheduledEvent } from 'aws-lambda';
import { recountNext } from './lists/recount.ts';

/**
 * Runs every hour, compares the counters of some counted lists with their entries, and mends what differs, which raises
 * an alarm. A wrong count of the shifts of a day is logged and the run fails, so that the dead-letter queue raises one:
 * an index that is behind the table is no ground for a repair (docs/runbook.md).
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ differences: number }> => {
  const { differences, read } = await recountNext(event.time);
  for (const difference of differences) console.error(JSON.stringify({ job: 'recount-lists', difference }));
  console.log(JSON.stringify({ job: 'recount-lists', now: event.time, read, differences: differences.length }));
  if (differences.length > 0) {
    const lists = [...new Set(differences.map(({ list }) => list))];
    throw new Error(`Counters differ from the entries: ${lists.join(', ')}`);
  }
  return { differences: 0 };
};
