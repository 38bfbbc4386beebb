import type { Delivery } from '../area.ts';
import { firstRole, type Role } from '../roles.ts';
import { type Channel, channels, deliveryOf, type NotificationKind, notificationKinds } from './delivery.ts';

/** Channels that a person chose for a kind. */
type Choice = Readonly<Record<Channel, boolean>>;
/** HH:mm, from one day into the next if `from` is later. */
export type Quiet = { from: string; to: string };

/** What a person has set; undefined until then. `choices` are by kind. */
export type ChosenSettings = {
  choices: Readonly<Record<string, Choice>>;
  quiet?: Quiet | null | undefined;
  time_zone?: string | undefined;
  stopped: readonly { channel: Channel; at: string }[];
};

export const nothingChosen: ChosenSettings = { choices: {}, stopped: [] };

export const defaultTimeZone = 'Europe/Prague';

/** SMS cost money, so they exist for what cannot wait. Of a lettered kind, the area sends its own letter. */
const hasChannel = ({ urgent, lettered }: Delivery, channel: Channel): boolean =>
  channel === 'push' || (channel === 'letter' ? !lettered : urgent === true);

const isOnByDefault = ({ urgent }: Delivery, channel: Channel): boolean =>
  channel === 'push' || (channel === 'letter' && urgent === true);

/** The kinds that a role can get outside the app. */
export const kindsOf = (role: Role): NotificationKind[] =>
  notificationKinds.filter((kind) => deliveryOf(kind)?.to.includes(role));

/** What is chosen for a kind, or the default. Null for a channel that the kind does not have. */
export const choiceOf = (kind: NotificationKind, { choices }: ChosenSettings): Record<Channel, boolean | null> => {
  const delivery = deliveryOf(kind);
  const valueOf = (channel: Channel) =>
    delivery && hasChannel(delivery, channel) ? (choices[kind]?.[channel] ?? isOnByDefault(delivery, channel)) : null;
  return { push: valueOf('push'), letter: valueOf('letter'), sms: valueOf('sms') };
};

/** The channels by which a person gets a kind. A stopped channel gets nothing until it is turned on again. */
export const channelsFor = (kind: NotificationKind, settings: ChosenSettings): Channel[] => {
  const choice = choiceOf(kind, settings);
  return channels.filter(
    (channel) => choice[channel] === true && !settings.stopped.some((stopped) => stopped.channel === channel),
  );
};

/** Workers sleep before early shifts, so they have quiet hours until they set others. */
export const quietOf = ({ quiet }: ChosenSettings, roles: readonly Role[]): Quiet | null =>
  quiet === undefined ? (firstRole(roles) === 'ROLE_VENDOR_STAFF' ? { from: '22:00', to: '06:00' } : null) : quiet;

/** Whether a notification with these parameters is sent outside the app at all. */
export const isDelivered = (delivery: Delivery, params: Readonly<Record<string, string>>): boolean =>
  Object.entries(delivery.only ?? {}).every(([name, value]) => params[name] === value);
