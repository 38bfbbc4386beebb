import type { ScheduledEvent } from 'aws-lambda';
import { usersToRemove } from '../data/auth/removed-users.ts';
import { queueUnprovenNumbers } from '../data/auth/reserved-login-ids.ts';
import { removeUser } from '../identity/remove-user.ts';

/** Removals of each kind in one run, within its time limit and Cognito's quota. The next run continues. */
const maxOfKind = 150;

/**
 * Runs every hour. Removes the Cognito users of numbers that nobody has proven within a day, and users that the closing
 * of an account left behind after a fault. Failures are collected and thrown at the end, so one user does not block the
 * rest.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ removed: number }> => {
  const now = new Date(event.time).toISOString();
  const unproven = await queueUnprovenNumbers(now, maxOfKind);
  // The index may contain the new entries already, or not yet.
  const left = (await usersToRemove()).filter((loginId) => !unproven.includes(loginId));
  const queued = [...unproven, ...left.slice(0, maxOfKind)];
  const failures: unknown[] = [];
  for (const loginId of queued)
    await removeUser(loginId).catch((error: unknown) => {
      failures.push(error);
      console.error(JSON.stringify({ job: 'remove-users', login: loginId, error: String(error) }));
    });
  const removed = queued.length - failures.length;
  console.log(
    JSON.stringify({ job: 'remove-users', now, unproven: unproven.length, removed, failed: failures.length }),
  );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} users could not be removed`);
  return { removed };
};
