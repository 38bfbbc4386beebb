import { addEvents, supportList } from '../../data/chats/chat-connections.ts';
import { numbered, postEvent, viewedEvent } from '../../data/chats/chat-events.ts';
import { postIdOf } from '../../data/chats/posts.ts';
import type { TableEvent } from '../../events/events.ts';
import { sendText } from '../../events/sockets.ts';
import { gather } from './gather.ts';

/** The kinds of events that connections of the chat depend on. */
export const chatKinds = ['post', 'channel-mark', 'chat-connection'] as const;

/**
 * Sends what happens in channels to the connections of their people and of support, in two steps that keep the order:
 * the events of a moment are added to each connection, which numbers them (`addEvents`), and what was added to a
 * connection is sent to it. The second step follows from the stream, too. A connection that cannot be reached is closed,
 * and its client fetches what it missed. So does a client that gets a number twice, after a repeated delivery.
 */
export const sendPosts = async (event: TableEvent): Promise<void> => {
  if (event.kind === 'chat-connection') await sendAdded(event);
  else if ((event.kind === 'post' || event.kind === 'channel-mark') && event.after)
    await addGathered({
      owner: event.after.owner,
      place: postIdOf(event.after),
      text: event.kind === 'post' ? postEvent(event.after) : viewedEvent(event.after),
    });
};

type Gathered = { owner: string; place: string; text: string };

const addGathered = gather(async (gathered: readonly Gathered[]): Promise<void> => {
  // The stream has no order among the posts of one transaction. That of different channels does not matter.
  const all = gathered.toSorted((one, other) => one.place.localeCompare(other.place));
  // Support hears of all of them, in one addition; the people of a channel of theirs.
  const byOwner = Map.groupBy(all, ({ owner }) => owner);
  const lists = new Map([[supportList, all], ...byOwner]);
  await Promise.all(
    [...lists].map(([list, added]) =>
      addEvents(
        [list],
        added.map(({ text }) => text),
      ),
    ),
  );
});

const sendAdded = async ({ key, before, after }: TableEvent<'chat-connection'>): Promise<void> => {
  if (!after || after.first === before?.first) return;
  const audience = key.pk.slice('AUDIENCE#'.length);
  for (const [n, text] of after.events.entries())
    if (!(await sendText(after.id, numbered(text, after.first + n), [audience]))) return;
};
