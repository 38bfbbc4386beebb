import type { ScheduledEvent } from 'aws-lambda';
import { dropFile, filesToRemove, findFile } from '../data/files/files.ts';
import { deleteObjects } from '../data/files/objects.ts';

/** Files in one run, within its time limit. The next run continues. */
const maxFiles = 500;
/** Files side by side. */
const atOnce = 10;

/**
 * Runs every five minutes. Deletes files that their record no longer shows, and uploads that nobody has claimed in
 * time. Failures are collected and thrown at the end, so one file does not block the rest.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ removed: number }> => {
  const now = new Date(event.time).toISOString();
  const due = await filesToRemove(now, maxFiles);
  const failures: unknown[] = [];
  for (let n = 0; n < due.length; n += atOnce)
    await Promise.all(
      due.slice(n, n + atOnce).map((id) =>
        remove(id, now).catch((error: unknown) => {
          failures.push(error);
          console.error(JSON.stringify({ job: 'remove-files', file: id, error: String(error) }));
        }),
      ),
    );
  const removed = due.length - failures.length;
  console.log(JSON.stringify({ job: 'remove-files', now, removed, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
  return { removed };
};

/**
 * The index is eventually consistent, so the file itself decides. The objects go first: a repeated run finds the rest.
 */
const remove = async (id: string, now: string): Promise<void> => {
  const file = await findFile(id);
  if (!file || file.state === 'claimed' || file.remove_at > now) return;
  await deleteObjects(file);
  await dropFile(file);
};
