import * as z from 'zod/mini';
import { id, storedInstant, version } from '#shared/contracts/fields.ts';
import { type Channel, channels } from '#shared/domain/notifications/delivery.ts';
import { type ChosenSettings, nothingChosen } from '#shared/domain/notifications/settings.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

/** Of a login: its accounts share the devices. */
const notificationSettingsKey = recordKeyOf('NOTIFICATION_SETTINGS');

/** A condition on the version of somebody's settings. */
export const ofNotificationSettings = part('notification-settings');

const Choice = z.object({ push: z.boolean(), letter: z.boolean(), sms: z.boolean() });
const Settings = z.object({
  login_id: id,
  version,
  /** By kind, also of kinds that only a newer version of the app knows. */
  choices: z.record(z.string(), Choice),
  /** Missing until it is set; null for no quiet hours. */
  quiet: z.optional(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  time_zone: z.optional(z.string()),
  stopped: z.array(z.object({ channel: z.enum(channels), at: storedInstant })),
});
const settings = entity('notification-settings', Settings);

/** Version 0 before the first change. */
export type NotificationSettings = ChosenSettings & { login_id: string; version: number };

const read = (loginId: string, item: Item | undefined): NotificationSettings =>
  item ? settings.read(item) : { ...nothingChosen, login_id: loginId, version: 0 };

export const getNotificationSettings = async (loginId: string): Promise<NotificationSettings> =>
  read(loginId, await get(notificationSettingsKey(loginId)));

/** Of several logins, by their ids. */
export const notificationSettingsOf = async (
  loginIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationSettings>> => {
  const items = await getMany(loginIds.map(notificationSettingsKey), true);
  const found = new Map(items.map((item) => [String(item['login_id']), item]));
  return new Map(loginIds.map((loginId) => [loginId, read(loginId, found.get(loginId))]));
};

/** Replaces the settings `before`; the version of `after` must be the next one. */
export const notificationSettingsWrite = (before: NotificationSettings, after: NotificationSettings): Write => ({
  part: ofNotificationSettings,
  put: { ...notificationSettingsKey(after.login_id), ...settings.store({ ...after, stopped: [...after.stopped] }) },
  if: before.version === 0 ? ifNotExists : atVersion(before.version),
});

/** After a login's last account was closed. */
export const notificationSettingsRemovalWrite = (loginId: string): Write => ({
  part: ofNotificationSettings,
  remove: notificationSettingsKey(loginId),
});

/** The settings with a channel that no longer reaches the person. Unchanged if it stopped before. */
export const withStopped = (before: NotificationSettings, channel: Channel, at: string): NotificationSettings =>
  before.stopped.some((stopped) => stopped.channel === channel)
    ? before
    : { ...before, version: before.version + 1, stopped: [...before.stopped, { channel, at }] };

/** The settings in which channels work again. Unchanged if none of them stopped. */
export const withResumed = (before: NotificationSettings, resumed: readonly Channel[]): NotificationSettings =>
  before.stopped.some(({ channel }) => resumed.includes(channel))
    ? {
        ...before,
        version: before.version + 1,
        stopped: before.stopped.filter(({ channel }) => !resumed.includes(channel)),
      }
    : before;
