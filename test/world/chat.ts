import { Client4, WebSocketClient, type WebSocketMessage } from '@mattermost/client';
import { inject } from 'vitest';
import { chatPath, getChatToken, type Post } from '#shared/contracts/chats.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { expectSoon } from './live.ts';
import { ok } from './shift-fixtures.ts';

export const chatTokenOf = async (who: Account): Promise<string> => ok(await invoke(getChatToken, who)).token;

/** Mattermost's own client of the REST protocol, with a token of the chat. */
export const restOf = (token: string): Client4 => {
  const client = new Client4();
  client.setUrl(inject('cloud').origin);
  client.setToken(token);
  return client;
};

/** Mattermost's own client of the WebSocket, unmodified; it connects again soon. */
export const openChat = (token: string) => {
  const sockets: WebSocket[] = [];
  const client = new WebSocketClient({
    minWebSocketRetryTime: 200,
    reconnectJitterRange: 0,
    newWebSocketFn: (url) => {
      const socket = new WebSocket(url);
      sockets.push(socket);
      return socket;
    },
  });
  const events: WebSocketMessage[] = [];
  const counts = { missed: 0, closed: 0 };
  client.addMessageListener((event) => events.push(event));
  client.addMissedMessageListener(() => (counts.missed += 1));
  client.addCloseListener(() => (counts.closed += 1));
  client.initialize(inject('cloud').origin.replace('http', 'ws') + chatPath, token);
  const named = (name: string) => events.filter(({ event }) => event === name);
  return {
    client,
    counts,
    named,
    /** The posts of events, in the order in which they came. */
    posts: (name = 'posted'): Post[] =>
      named(name).map(({ data }) => JSON.parse((data as { post: string }).post) as Post),
    /** Cuts the connection as a lost network does. */
    cut: () => sockets.at(-1)?.close(),
  };
};

/** The same once it has said hello. */
export const connectedChat = async (who: Account) => {
  const chat = openChat(await chatTokenOf(who));
  await expectSoon(() => chat.named('hello').length === 1);
  return chat;
};
export type Chat = Awaited<ReturnType<typeof connectedChat>>;
