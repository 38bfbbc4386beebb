import type { Channel } from '#shared/domain/notifications/delivery.ts';
import { decideAgain } from '../data/decide-again.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import {
  getNotificationSettings,
  notificationSettingsWrite,
  ofNotificationSettings,
  withStopped,
} from '../data/notifications/settings.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { ConditionFailed, transact } from '../data/table.ts';

/** Notes that a channel no longer reaches a person, and says so in the app, once until it is turned on again. */
export const stopChannel = (loginId: string, channel: Channel, now: string): Promise<void> =>
  decideAgain(
    (error) => error instanceof ConditionFailed && error.parts.includes(ofNotificationSettings),
    async () => {
      const [before, accounts] = await Promise.all([getNotificationSettings(loginId), accountsOfLogin(loginId)]);
      const after = withStopped(before, channel, now);
      if (after === before || accounts.length === 0) return;
      await transact([
        notificationSettingsWrite(before, after),
        ...accounts.map(({ id: account }) =>
          notificationWrite({ kind: 'channel-stopped', to: { account }, at: now, params: { channel } }),
        ),
      ]);
    },
  );
