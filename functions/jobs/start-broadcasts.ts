import type { ScheduledEvent } from 'aws-lambda';
import { broadcastWrites, dueBroadcasts, findBroadcast } from '../data/broadcasts/broadcasts.ts';
import { decideAgain } from '../data/decide-again.ts';
import { ConditionFailed, transact } from '../data/table.ts';

/**
 * Runs every minute and begins to send the broadcasts that are due; send-broadcast goes on. `now` is the event's time, so
 * a late, repeated or manual run depends only on its event. One that cannot begin does not hold up the others.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ started: number }> => {
  const now = new Date(event.time).toISOString();
  const failures: unknown[] = [];
  let started = 0;
  for (const id of await dueBroadcasts(now))
    try {
      const isStarted = await decideAgain(
        (error) => error instanceof ConditionFailed,
        () => start(id, now),
      );
      if (isStarted) started += 1;
    } catch (error) {
      failures.push(error);
      console.error(JSON.stringify({ job: 'start-broadcasts', broadcast: id, error: String(error) }));
    }
  console.log(JSON.stringify({ job: 'start-broadcasts', now, started, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} broadcasts did not begin`);
  return { started };
};

/** The index is milliseconds behind the table: another run may have begun it, and it may be canceled or moved. */
const start = async (id: string, now: string): Promise<boolean> => {
  const before = await findBroadcast(id);
  if (before?.state !== 'scheduled' || (before.send_at ?? now) > now) return false;
  await transact(broadcastWrites(before, { ...before, version: before.version + 1, state: 'sending', sent_at: now }));
  return true;
};
