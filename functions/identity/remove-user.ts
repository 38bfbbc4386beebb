import { dequeueUser } from '../data/auth/removed-users.ts';
import { removeLogin } from './cognito.ts';

/** Removes a queued user from the user pool. After a fault the job remove-users does it. */
export const removeUser = async (loginId: string): Promise<void> => {
  await removeLogin(loginId);
  await dequeueUser(loginId);
};
