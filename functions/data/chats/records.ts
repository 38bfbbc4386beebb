import type { CountedLists, Listed, Readers } from '../records.ts';
import { channelLists, listChannelWrites } from './channel-lists.ts';
import { channelKey, readChannel } from './channels.ts';
import { readChatConnection } from './chat-connections.ts';
import { readChannelMark, readPost } from './posts.ts';

export const readers = {
  post: readPost,
  'channel-mark': readChannelMark,
  'chat-connection': readChatConnection,
} satisfies Readers;

export const listed = {
  channels: { record: channelKey, writes: (item) => listChannelWrites(undefined, readChannel(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => channelLists(company);
