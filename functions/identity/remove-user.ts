import { userDequeuingWrite } from '../data/auth/removed-users.ts';
import { removeDevicesOf } from '../data/notifications/devices.ts';
import { notificationSettingsRemovalWrite } from '../data/notifications/settings.ts';
import { transact } from '../data/table.ts';
import { removeLogin } from './cognito.ts';

/** Removes a queued user from the user pool, and how notifications reached them. After a fault the job remove-users does it. */
export const removeUser = async (loginId: string): Promise<void> => {
  await removeLogin(loginId);
  await removeDevicesOf(loginId);
  await transact([notificationSettingsRemovalWrite(loginId), userDequeuingWrite(loginId)]);
};
