import type { ScheduledEvent } from 'aws-lambda';
import { recountNext } from './lists/recount.ts';

/**
 * Runs every hour, compares the counters of some counted lists with their entries, and mends what differs, which raises
 * an alarm. A wrong count of the shifts of a day is logged and the run fails, so that the dead-letter queue raises one:
 * an index that is behind the table is no ground for a repair (docs/runbook.md).
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ differences: number }> => {
  const { differences, read } = await recountNext(event.time);
  const days = differences.filter(({ level }) => level === 'day').map(({ from }) => from);
  for (const difference of differences) console.error(JSON.stringify({ job: 'recount-lists', difference }));
  console.log(JSON.stringify({ job: 'recount-lists', now: event.time, read, differences: differences.length }));
  if (days.length > 0) throw new Error(`The shifts of these days are counted wrong: ${days.join(', ')}`);
  return { differences: differences.length };
};
