import { keys, partitions } from '../keys.ts';
import type { Write } from '../table.ts';
import { queryIndex, transact } from '../table.ts';

/**
 * The write that queues a Cognito user for removal, for the transaction that removes its login or its reserved login
 * id. Login ids are not used again, so a late removal cannot hit another person.
 */
export const queueUserRemovalWrite = (loginId: string): Write => ({
  part: 'user',
  put: { ...keys.userToRemove(loginId), id: loginId, all_pk: partitions.all('REMOVED_USERS'), all_sk: loginId },
});

/** The login ids of all queued users. */
export const usersToRemove = async (): Promise<string[]> =>
  (await queryIndex('all', partitions.all('REMOVED_USERS'))).map(({ id }) => String(id));

export const dequeueUser = (loginId: string): Promise<void> =>
  transact([{ part: 'user', remove: keys.userToRemove(loginId) }]);
