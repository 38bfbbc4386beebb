import type { Shift } from '#shared/domain/shifts/shift.ts';
import { channelWrites } from '../../../functions/data/chats/channel-lists.ts';
import { channelSubject, readPostsWrite } from '../../../functions/data/chats/channels.ts';
import { ownerListOf } from '../../../functions/data/chats/chat-connections.ts';
import { chatNotificationWrites } from '../../../functions/data/chats/chat-notifications.ts';
import { channelMarkWrite, postInsertionWrite } from '../../../functions/data/chats/posts.ts';
import { writeSquares } from '../../../functions/data/files/objects.ts';
import { settings } from '../../../functions/data/system/system-settings.ts';
import { ConditionFailed, transact, type Write } from '../../../functions/data/table.ts';
import { cannedAnswers } from './canned-answers.ts';
import { chatsAt, type DemoChat } from './chats.ts';
import { claimedPictureWrite } from './claimed-picture-write.ts';
import { ordersAt } from './orders.ts';
import { admin } from './people.ts';
import { drawPicture } from './product-pictures.ts';

const purpose = 'chat-file';

/** Writes the conversations with support once, and after them the canned answers. Channels that people opened stay. */
export const storeChats = async (now: string, shifts: readonly Shift[]): Promise<void> => {
  const answers = await settings.canned_answers.read();
  if (answers.version > 0) return;
  const orders = ordersAt(now).map(({ order }) => order);
  // One after another, because all of them count in the lists of support.
  for (const chat of chatsAt(now, { orders, shifts })) {
    for (const { id } of chat.posts.flatMap(({ post }) => post.files))
      await writeSquares({ id, purpose }, drawPicture({ shape: 'carton', colour: 'brown', view: 'one' }, purpose));
    await transact(chatWrites(chat)).catch(unlessRefused);
  }
  await transact(settings.canned_answers.changeWrites(answers, { answers: [...cannedAnswers] }, admin, now)).catch(
    unlessRefused,
  );
};

/** Notifications are about what the other side has not read. */
const chatWrites = ({ channel, posts, client, support }: DemoChat): Write[] => {
  const owner = ownerListOf(channelSubject(channel));
  const [first] = support;
  const marks = [{ side: 'client', ...client }, ...(first ? [{ side: 'support', ...first } as const] : [])] as const;
  const seenOf = (side: string) => marks.find((mark) => mark.side !== side)?.seen ?? 0;
  return [
    ...channelWrites(undefined, channel),
    ...posts.flatMap(({ before, post }) => [
      postInsertionWrite({ ...post, owner }),
      ...(post.number > seenOf(post.side) ? chatNotificationWrites(before, { ...post, owner }) : []),
      ...post.files.map(({ id }) => claimedPictureWrite({ id, owner_id: post.by.id, purpose, created_at: post.at })),
    ]),
    ...[client, ...support].filter(({ seen }) => seen > 0).map(({ id, seen }) => readPostsWrite(id, channel.id, seen)),
    ...marks
      .filter(({ seen }) => seen > 0)
      .map(({ side, id: account_id, seen: number }) =>
        channelMarkWrite({ channel_id: channel.id, side, owner, account_id, number }),
      ),
  ];
};

const unlessRefused = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error;
};
