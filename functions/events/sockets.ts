import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { LiveMessage } from '#shared/contracts/live.ts';
import { requireEnv } from '../data/environment.ts';
import { forgetConnection } from '../data/live/connections.ts';

/**
 * Milliseconds. A connection that does not take its message holds up all others of its batch. Two tries to send it
 * and two to close the connection end long before the limit of a stream's record.
 */
const patience = { connectionTimeout: 1000, requestTimeout: 1000, throwOnRequestTimeout: true };
const patienceToClose = { requestTimeout: 500 };

/** Imported on first use, because most runs of a projection send nothing. */
const connect = async () => {
  const {
    ApiGatewayManagementApiClient: Client,
    DeleteConnectionCommand,
    PostToConnectionCommand,
  } = await import('@aws-sdk/client-apigatewaymanagementapi');
  // On AWS an address; on a local cloud a path of its endpoint.
  const endpoint = new URL(requireEnv('LIVE_URL'), process.env['AWS_ENDPOINT_URL']).href;
  const client: ApiGatewayManagementApiClient = new Client({ endpoint, maxAttempts: 2, requestHandler: patience });
  return {
    post: (ConnectionId: string, Data: string) => client.send(new PostToConnectionCommand({ ConnectionId, Data })),
    remove: (ConnectionId: string) => client.send(new DeleteConnectionCommand({ ConnectionId }), patienceToClose),
  };
};
let connected: ReturnType<typeof connect> | undefined;

const isGone = (error: unknown) => error instanceof Error && error.name === 'GoneException';

/** Closes a connection and forgets it, with its subscriptions to the given audiences. It may be closed already. */
export const closeSocket = async (connectionId: string, audiences: readonly string[] = []): Promise<void> => {
  const { remove } = await (connected ??= connect());
  await remove(connectionId).catch((error: unknown) => {
    if (!isGone(error)) console.error(JSON.stringify({ socket_not_closed: String(error) }));
  });
  await forgetConnection(connectionId, audiences);
};

/**
 * Sends a text to a connection. One that cannot be reached is closed and forgotten: its client connects again and then
 * fetches everything. Returns whether it was sent.
 */
export const sendText = async (
  connectionId: string,
  text: string,
  audiences: readonly string[] = [],
): Promise<boolean> => {
  const { post } = await (connected ??= connect());
  try {
    await post(connectionId, text);
    return true;
  } catch (error) {
    if (isGone(error)) await forgetConnection(connectionId, audiences);
    else {
      console.error(JSON.stringify({ live_message_lost: String(error) }));
      await closeSocket(connectionId, audiences);
    }
    return false;
  }
};

/** The same for a message of live updates. */
export const sendToSocket = async (
  connectionId: string,
  message: LiveMessage,
  audiences: readonly string[] = [],
): Promise<void> => {
  await sendText(connectionId, JSON.stringify(message), audiences);
};
