import type { LiveChange } from '#shared/contracts/live.ts';
import type { Announcement } from '../../data/live/announcement.ts';
import { subscriptionsTo } from '../../data/live/connections.ts';
import { closeSocket, sendToSocket } from '../../events/sockets.ts';
import { gather } from './gather.ts';

/** Messages that are sent side by side. */
const sideBySide = 32;

/**
 * Sends an announcement together with the others of the same moment, and resolves when all are sent. Never rejects: a
 * list that cannot be read and a connection that cannot be reached concern no other, and a repeated announcement would
 * reach all others twice. `now` gives the time at which subscriptions that have ended are closed, ISO 8601 UTC.
 */
export const sendGathered = (announcement: Announcement, now: () => string): Promise<void> =>
  gatherAnnouncement({ announcement, now });

const gatherAnnouncement = gather(
  async (gathered: readonly { announcement: Announcement; now: () => string }[]): Promise<void> => {
    const messages = await messagesFor(gathered.map(({ announcement }) => announcement));
    const [first] = gathered;
    if (first) await sendAll([...messages], Date.parse(first.now()) / 1000);
  },
);

type Message = { until: number; changes: Map<string, LiveChange>; audiences: string[] };

/** The message of each connection. */
const messagesFor = async (announcements: readonly Announcement[]): Promise<Map<string, Message>> => {
  const byAudience = new Map<string, LiveChange[]>();
  for (const { change, audiences } of announcements)
    for (const audience of audiences) byAudience.set(audience, [...(byAudience.get(audience) ?? []), change]);
  const messages = new Map<string, Message>();
  const gather = async ([audience, changes]: [string, LiveChange[]]) => {
    for (const subscription of await subscriptionsTo(audience)) {
      const heard = changes.filter(({ area }) => subscription.areas.includes(area));
      const message = messages.get(subscription.id) ?? { until: subscription.until, changes: new Map(), audiences: [] };
      for (const change of heard) message.changes.set(JSON.stringify(change), change);
      messages.set(subscription.id, { ...message, audiences: [...message.audiences, audience] });
    }
  };
  await Promise.all([...byAudience].map((each) => gather(each).catch(logLost)));
  return messages;
};

/** `now` in epoch seconds. */
const sendAll = async (messages: readonly [connectionId: string, Message][], now: number): Promise<void> => {
  const next = messages.values();
  const sendOnes = async () => {
    for (const [connectionId, { until, changes, audiences }] of next)
      if (until <= now) await closeSocket(connectionId, audiences).catch(logLost);
      else if (changes.size > 0)
        await sendToSocket(connectionId, { changes: [...changes.values()] }, audiences).catch(logLost);
  };
  await Promise.all(Array.from({ length: sideBySide }, sendOnes));
};

const logLost = (error: unknown) => console.error(JSON.stringify({ live_message_lost: String(error) }));
