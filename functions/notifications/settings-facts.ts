import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { devicesOf } from '../data/notifications/devices.ts';
import { getNotificationSettings } from '../data/notifications/settings.ts';
import { getAccount } from '../data/people/accounts.ts';
import { pushKeys } from './push-keys.ts';

/** What the settings of a person show. */
export const settingsFacts = async (actor: Actor, now: string) => {
  const [settings, account, devices, { publicKey }] = await Promise.all([
    getNotificationSettings(actor.login_id),
    getAccount(actor.id),
    devicesOf(actor.login_id),
    pushKeys(Date.parse(now)),
  ]);
  if (!account) throw new Problem('forbidden');
  return { settings, account, devices, publicKey };
};
