import { recordKeyOf } from '../keys.ts';
import { queryIndex, type Write } from '../table.ts';

/** A Cognito user to remove. */
export const userToRemoveKey = recordKeyOf('REMOVED_USER');
const removedUsersPartition = 'REMOVED_USERS';

/**
 * The write that queues a Cognito user for removal, for the transaction that removes its login or its reserved login
 * id. Login ids are not used again, so a late removal cannot hit another person.
 */
export const queueUserRemovalWrite = (loginId: string): Write => ({
  part: 'user',
  put: { ...userToRemoveKey(loginId), id: loginId, all_pk: removedUsersPartition, all_sk: loginId },
});

/** The login ids of all queued users. */
export const usersToRemove = async (): Promise<string[]> =>
  (await queryIndex('all', removedUsersPartition)).map(({ id }) => String(id));

export const userDequeuingWrite = (loginId: string): Write => ({ part: 'user', remove: userToRemoveKey(loginId) });
