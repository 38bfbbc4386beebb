import type { ScheduledEvent } from 'aws-lambda';
import type { NotificationKind } from '#shared/domain/notifications/delivery.ts';
import { channelsFor, nothingChosen } from '#shared/domain/notifications/settings.ts';
import { inParts } from '#shared/domain/parts.ts';
import { mapAtMost } from '../data/at-most.ts';
import { isKnown } from '../data/notifications/notifications.ts';
import { type NotificationSettings, notificationSettingsOf } from '../data/notifications/settings.ts';
import { dueMessages, messageTakenWrite, type WaitingMessage } from '../data/notifications/waiting-messages.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { messageWrites } from '../notifications/message-writes.ts';

/** Messages per shard in one run. The next run continues. */
const maxMessages = 2000;
/** Notifications in one message. With an entry per device they fit into a transaction. */
const maxInMessage = 60;
/** Messages that are queued side by side. */
const sideBySide = 10;

/**
 * Runs every minute and queues the messages that waited until now, as one per person, channel and kind. `now` is the
 * event's time, so a late, repeated or manual run depends only on its event. What a person turned off meanwhile is
 * dropped. Failures are collected and thrown at the end, so one message does not block the rest.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ sent: number }> => {
  const now = new Date(event.time).toISOString();
  const due = (await dueMessages(now, maxMessages)).filter(isKnown);
  const settings = await notificationSettingsOf([...new Set(due.map(({ login_id }) => login_id))]);
  const groups = [
    ...Map.groupBy(due, ({ login_id, channel, kind_of }) => [login_id, channel, kind_of].join('\n')).values(),
  ].flatMap((group) => inParts(group, maxInMessage));
  const failures: unknown[] = [];
  let sent = 0;
  await mapAtMost(
    groups,
    async (group) => {
      try {
        if (await send(group, settings, now)) sent += 1;
      } catch (error) {
        failures.push(error);
        console.error(JSON.stringify({ job: 'send-deliveries', message: group[0]?.id, error: String(error) }));
      }
    },
    sideBySide,
  );
  console.log(JSON.stringify({ job: 'send-deliveries', now, due: due.length, sent, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} messages could not be sent`);
  return { sent };
};

/** False if another run took them. */
const send = async (
  group: readonly (WaitingMessage & { kind_of: NotificationKind })[],
  settings: ReadonlyMap<string, NotificationSettings>,
  now: string,
): Promise<boolean> => {
  const newest = group.at(-1);
  if (!newest) return false;
  const { login_id, account_id, channel, kind_of } = newest;
  const isChosen = channelsFor(kind_of, settings.get(login_id) ?? nothingChosen).includes(channel);
  const notifications = group.map(({ notification }) => notification);
  const message = { login_id, account_id, notifications };
  try {
    await transact([
      ...(isChosen ? await messageWrites(channel, kind_of, message, now) : []),
      ...group.map(messageTakenWrite),
    ]);
    return isChosen;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};
