import { forgetSilent } from '../data/live/connections.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { closeSocket } from '../events/sockets.ts';

/** Closes a connection of live updates that has not authenticated. Its queue delays the entry (`delay`). */
export const handler = serveQueue('close-silent-socket', async ({ connection_id }) => {
  if (await forgetSilent(connection_id)) await closeSocket(connection_id);
});
