import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  chatPath,
  type Channel,
  type ChannelWithContext,
  getChannel,
  listChannels,
  type Post,
} from '#shared/contracts/chats.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { chatToken } from '../../api/chat-token.ts';
import { invalidate } from '../../api/invalidate.ts';
import { useMe } from '../../api/me.ts';
import { queryClient } from '../../api/query-client.ts';
import { putPost, refreshPosts } from '../../domain/chats/posts-cache.ts';
import { type ChatEvent, eventOf } from './events.ts';
import { type ChatConnection, keepChat } from './keep-chat.ts';

/** Milliseconds for which a person is shown as writing. */
const typingShown = 5000;
type Typing = { channel_id: string; user_id: string };

const { area } = listChannels;
const lists = [area, listChannels.name];
const refreshLists = () => void invalidate(queryClient, { queryKey: lists });
/** Milliseconds until a list shows a change, usually. Several posts meanwhile are one request. */
const settled = 500;
let refreshing: ReturnType<typeof setTimeout> | undefined;
const refreshListsSoon = () => {
  refreshing ??= setTimeout(() => {
    refreshing = undefined;
    refreshLists();
  }, settled);
};
const refreshChannel = (id: string) =>
  void invalidate(queryClient, { queryKey: [area, getChannel.name, { params: { id } }] });

/** Changes a channel wherever it is shown. */
const changeChannel = (id: string, change: (channel: Channel) => Partial<Channel>) => {
  queryClient.setQueriesData<Answer<typeof listChannels>>(
    { queryKey: lists },
    (list) => list && { ...list, data: list.data.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) },
  );
  queryClient.setQueryData<{ data: ChannelWithContext }>(
    [area, getChannel.name, { params: { id } }],
    (answer) => answer && { data: { ...answer.data, ...change(answer.data) } },
  );
};

export const showAsRead = (id: string): void => {
  changeChannel(id, () => ({ unread: 0 }));
  // An answer that is under way may count them still.
  refreshListsSoon();
};

const receivePost = (post: Post, me: string) => {
  putPost(post);
  const { fio, side, number } = post.props;
  changeChannel(post.channel_id, ({ last_post_at, unread, count }) =>
    post.create_at <= last_post_at
      ? {}
      : {
          last_post_at: post.create_at,
          last: { by: { id: post.user_id, fio }, side, text: post.message },
          count: Math.max(count, number),
          unread: post.user_id === me ? 0 : unread + 1,
        },
  );
  // It may wait now, be answered, or be open again.
  refreshChannel(post.channel_id);
};

/**
 * The connection of the chat for as long as the screen is shown. `page` is that of the list: the first one is fetched
 * again with each post.
 */
export const useLiveChat = (page: string) => {
  const me = useMe().id;
  const [isLive, setLive] = useState(false);
  const [typing, setTyping] = useState<Typing | null>(null);
  const connection = useRef<ChatConnection>(null);
  const receive = useEffectEvent((event: ChatEvent | null) => {
    switch (event?.is) {
      case 'hello':
        setLive(true);
        void refreshPosts();
        refreshLists();
        break;
      case 'posted':
        receivePost(event.post, me);
        setTyping((one) => (one?.user_id === event.post.user_id ? null : one));
        if (page === '1') refreshListsSoon();
        break;
      case 'changed':
        putPost(event.post);
        if (page === '1') refreshListsSoon();
        break;
      case 'typing':
        if (event.user_id !== me) setTyping(event);
        break;
      case 'viewed':
        if (event.user_id === me) showAsRead(event.channel_id);
        else refreshChannel(event.channel_id);
        break;
      case undefined:
    }
  });
  useEffect(() => {
    connection.current = keepChat({
      address: location.origin.replace('http', 'ws') + chatPath,
      fetchToken: () => chatToken(true),
      onMessage: (message) => {
        try {
          receive(eventOf(message));
        } catch (error) {
          console.error(error);
        }
      },
      onLost: () => setLive(false),
    });
    return () => connection.current?.end();
  }, [me]);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(null), typingShown);
    return () => clearTimeout(timer);
  }, [typing]);
  return { isLive, typing, type: (channel: string) => connection.current?.type(channel) };
};
