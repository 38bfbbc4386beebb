import type { NotificationSettings } from '#shared/contracts/notifications.ts';
import { choiceOf, defaultTimeZone, kindsOf, quietOf } from '#shared/domain/notifications/settings.ts';
import type { Device } from '../data/notifications/devices.ts';
import type { NotificationSettings as Stored } from '../data/notifications/settings.ts';
import type { Account } from '../data/people/accounts.ts';

type Facts = {
  settings: Stored;
  account: Pick<Account, 'roles' | 'email' | 'phone'>;
  devices: readonly Device[];
  publicKey: string;
};

export const toReply = ({ settings, account, devices, publicKey }: Facts): NotificationSettings => {
  const { roles, email, phone } = account;
  const [role = 'ROLE_USER'] = roles;
  return {
    version: settings.version,
    kinds: kindsOf(role).map((kind) => ({ kind, ...choiceOf(kind, settings) })),
    quiet: quietOf(settings, roles),
    time_zone: settings.time_zone ?? defaultTimeZone,
    email,
    phone,
    devices: devices.map(({ id, name, created_at }) => ({ id, name, created_at })),
    stopped: [...settings.stopped],
    push_key: publicKey,
  };
};
