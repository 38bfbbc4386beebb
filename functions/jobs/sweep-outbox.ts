import type { ScheduledEvent } from 'aws-lambda';
import { mapAtMost } from '../data/at-most.ts';
import { type PendingEntry, untriedEntries } from '../data/outbox.ts';
import { sendEntry } from '../events/send-entry.ts';

/** Milliseconds. The stream delivers within seconds. */
const patience = 10 * 60_000;
/** Entries per shard in one run. The next run continues, because a worker tries most of them meanwhile. */
const maxEntries = 1000;
/** Messages that are sent side by side. */
const sideBySide = 10;

/**
 * Runs every 5 minutes and sends the outbox entries that no worker has tried after 10 minutes, because the stream or
 * its consumer failed. Entries that a worker has tried are in their queue. Sending one twice is harmless. Failures are
 * collected and thrown at the end, so one bad entry does not block the rest.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ sent: number }> => {
  const until = new Date(Date.parse(event.time) - patience).toISOString();
  const lost = await untriedEntries(until, { enough: maxEntries });
  const failures: unknown[] = [];
  const send = ({ id, effect, at }: PendingEntry) =>
    sendEntry(effect, { id, committed_at: at }).catch((error: unknown) => {
      failures.push(error);
      console.error(JSON.stringify({ job: 'sweep-outbox', entry: id, effect, error: String(error) }));
    });
  await mapAtMost(lost, send, sideBySide);
  const sent = lost.length - failures.length;
  console.log(JSON.stringify({ job: 'sweep-outbox', now: event.time, sent, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} entries could not be sent`);
  return { sent };
};
