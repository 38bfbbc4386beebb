import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { LivePing, LiveSubscription } from '#shared/contracts/live.ts';
import { Problem } from '#shared/domain/problem.ts';
import { forgetConnection, getConnection, openConnection, subscribe } from '../data/live/connections.ts';
import { messageLimit } from '../events/message-limit.ts';
import { closeSocket, sendToSocket } from '../events/sockets.ts';
import { identify } from '../http/authorise.ts';
import { isFromDistribution } from '../http/origin.ts';
import { parseJson } from '../http/parse-json.ts';
import { verifiedClaims } from '../identity/verify-token.ts';
import { ChatAction, runChatAction } from './chat-action.ts';
import { firstEvent } from './first-event.ts';

type Event = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
};

/**
 * The WebSocket of live updates. A connection hears of nothing until its first message, a LiveSubscription, which it
 * sends within seconds (`close-silent-socket`) and repeats before the token expires. A LivePing is answered; any other
 * message closes the connection, and so do more messages than a page sends. Messages with an action are Mattermost's:
 * the same WebSocket serves the chat (chat-action.ts).
 */
export const handler = async (event: Event): Promise<APIGatewayProxyResultV2> => {
  const { connectionId, eventType, requestTimeEpoch } = event.requestContext;
  const now = new Date(requestTimeEpoch).toISOString();
  const started = performance.now();
  const statusCode = await run(eventType, connectionId, event, now);
  console.log(JSON.stringify({ live: eventType, status: statusCode, ms: Math.round(performance.now() - started) }));
  return { statusCode };
};

const messages = messageLimit();

const run = async (eventType: string, connectionId: string, event: Event, now: string) => {
  const { headers, body, queryStringParameters } = event;
  switch (eventType) {
    case 'CONNECT':
      if (!isFromDistribution(headers ?? {})) return 403;
      await openConnection(connectionId, now, firstEvent(queryStringParameters));
      return 200;
    case 'DISCONNECT':
      await forgetConnection(connectionId);
      return 200;
    default: {
      if (messages.isExceeded(connectionId, Date.parse(now))) {
        // Not refused: a page that does this is a defect, and gets its events again after its pause.
        await closeSocket(connectionId);
        return 429;
      }
      const action = ChatAction.safeParse(parsed(body));
      if (action.success) {
        await orClosed(connectionId, runChatAction(connectionId, action.data, now));
        return 200;
      }
      if (LivePing.safeParse(parsed(body)).success) {
        await sendToSocket(connectionId, { pong: true });
        return 200;
      }
      const until = await orClosed(connectionId, subscribed(connectionId, body, now));
      if (until !== undefined)
        await sendToSocket(connectionId, { subscribed: { until: new Date(until * 1000).toISOString() } });
      else {
        await sendToSocket(connectionId, { refused: true });
        await closeSocket(connectionId);
      }
      return 200;
    }
  }
};

/** A connection whose message fails is closed, not refused: the client connects again. */
const orClosed = <T>(connectionId: string, work: Promise<T>): Promise<T> =>
  work.catch(async (error: unknown) => {
    await closeSocket(connectionId);
    throw error;
  });

/** The end of the subscription in epoch seconds, which is the token's; undefined if it is refused. */
const subscribed = async (connectionId: string, body: string | undefined, now: string): Promise<number | undefined> => {
  const message = LiveSubscription.safeParse(parsed(body));
  if (!message.success) return undefined;
  const [connection, claims] = await Promise.all([getConnection(connectionId), verifiedClaims(message.data.token)]);
  const [until, issuedAt] = [Number(claims?.['exp']), Number(claims?.['iat'])];
  if (!connection || !claims || !(until * 1000 > Date.parse(now))) return undefined;
  try {
    const { actor } = await identify(claims, { success: true, data: message.data.account_id });
    return (await subscribe(connection, actor, { until, issuedAt, now })) ? until : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

const parsed = (body = ''): unknown => {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
};
