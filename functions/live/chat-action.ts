import * as z from 'zod/mini';
import { bounded, id } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { channelSubject, findChannel } from '../data/chats/channels.ts';
import {
  addEvents,
  chatAudience,
  chatConnectionItem,
  chatListOf,
  ownerListOf,
  withSupport,
} from '../data/chats/chat-connections.ts';
import { helloEvent, serverVersion, typingEvent } from '../data/chats/chat-events.ts';
import { getConnection, joinChat } from '../data/live/connections.ts';
import { closeSocket, sendText } from '../events/sockets.ts';
import { identifyChat } from '../http/authorise.ts';

/** A message of Mattermost's protocol: its clients number their messages from 1, and an answer names the number. */
export const ChatAction = z.object({
  action: bounded(100),
  seq: z.optional(z.int()),
  data: z.optional(z.record(z.string(), z.unknown())),
});
type ChatAction = z.infer<typeof ChatAction>;

/** Does what a client of the chat asks for, and answers through the connection. Answers are not events. */
export const runChatAction = async (connectionId: string, message: ChatAction, now: string): Promise<void> => {
  const answer = (reply: object) => sendText(connectionId, JSON.stringify({ ...reply, seq_reply: message.seq ?? 0 }));
  const fail = (name: string, status_code: number, text: string) =>
    answer({ status: 'FAIL', error: { id: name, message: text, detailed_error: '', status_code } });
  if (!(message.seq !== undefined && message.seq > 0)) {
    await fail('api.web_socket_router.bad_seq.app_error', 400, 'Invalid sequence for WebSocket message.');
    return;
  }
  switch (message.action) {
    case 'authentication_challenge':
      if (await authenticated(connectionId, message, now)) await answer({ status: 'OK' });
      else {
        await fail('api.context.session_expired.app_error', 401, 'Invalid or expired session, please login again.');
        await closeSocket(connectionId);
      }
      return;
    case 'ping':
      await answer({
        status: 'OK',
        data: { text: 'pong', version: serverVersion, server_time: Date.parse(now), node_id: '' },
      });
      return;
    case 'user_typing':
      if (await typing(connectionId, message)) await answer({ status: 'OK' });
      else
        await fail(
          'api.web_socket_router.not_authenticated.app_error',
          401,
          'WebSocket connection is not authenticated.',
        );
      return;
    case 'presence':
    case 'user_update_active_status':
    case 'posted_notify_ack':
      await answer({ status: 'OK' });
      return;
    default:
      await fail('api.web_socket_router.bad_action.app_error', 500, 'Unknown WebSocket action.');
  }
};

const Challenge = z.object({ token: bounded(200) });

/** Whether the token of the challenge is valid, and the connection hears of the channels of its account from now on. */
const authenticated = async (connectionId: string, { data }: ChatAction, now: string): Promise<boolean> => {
  const challenge = Challenge.safeParse(data);
  const connection = await getConnection(connectionId);
  if (!challenge.success || !connection?.chat) return false;
  const { first } = connection.chat;
  try {
    const { actor, issuedAt } = await identifyChat(challenge.data.token, now);
    const list = chatListOf(actor);
    if (list === undefined) return false;
    // The event names another connection than that of API Gateway, which is secret.
    const hello = helloEvent(crypto.randomUUID(), actor.id);
    const item = (until: number) => chatConnectionItem(list, { id: connectionId, first, hello, until });
    const joining = { list, audience: chatAudience(list), item };
    return await joinChat({ ...connection, chat: { first } }, actor, joining, { issuedAt, now });
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};

const Typing = z.object({ channel_id: id });

/** Tells the others of a channel that somebody writes. Whether the connection may; a channel of others is ignored. */
const typing = async (connectionId: string, { data }: ChatAction): Promise<boolean> => {
  const writes = Typing.safeParse(data);
  const { account_id, list } = (await getConnection(connectionId))?.chat ?? {};
  if (account_id === undefined || list === undefined) return false;
  const channel = writes.success ? await findChannel(writes.data.channel_id) : undefined;
  const lists = channel && withSupport(ownerListOf(channelSubject(channel)));
  if (channel && lists?.includes(list)) await addEvents(lists, [typingEvent(channel.id, account_id)], connectionId);
  return true;
};
