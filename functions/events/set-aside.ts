import { requireEnv } from '../data/environment.ts';
import { sendMessage } from './send-message.ts';

/** What a consumer could not read or understand: where to find the item, without its content. */
type SetAside = { consumer: string; event_id: string; pk: string; sk: string; kind: string; error: string };

/** Sends such a record of the stream to the dead-letter queue of its function and logs it. Throws if that fails. */
export const setAside = async (failed: SetAside): Promise<void> => {
  await sendMessage({ queue: requireEnv('DEAD_LETTERS'), body: failed });
  console.error(JSON.stringify({ set_aside: failed }));
};
