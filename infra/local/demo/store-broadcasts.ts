import { broadcastWrites, findBroadcast } from '../../../functions/data/broadcasts/broadcasts.ts';
import { openingWrites, recipientWrite } from '../../../functions/data/broadcasts/recipients.ts';
import { transact } from '../../../functions/data/table.ts';
import { broadcasts } from './broadcasts.ts';

/** Adds those that are missing. Most of their recipients have read them. */
export const storeBroadcasts = async (now: string): Promise<void> => {
  for (const { broadcast, recipients } of broadcasts(now)) {
    const { id, sent_at } = broadcast;
    if (await findBroadcast(id)) continue;
    await transact(broadcastWrites(undefined, broadcast));
    for (const [n, account] of recipients.entries()) {
      const at = sent_at ?? now;
      await transact([recipientWrite(id, account.id, at)]);
      const recipient = { broadcast_id: id, account_id: account.id, opened_at: null };
      if (n % 4 > 0) await transact(openingWrites(recipient, at));
    }
  }
};
