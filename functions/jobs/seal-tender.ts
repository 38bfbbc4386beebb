import { requireEnv } from '../data/environment.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { createTenderKey, deleteTenderKey, setKeyPolicy } from '../data/tenders/sealing.ts';
import { findSeal, sealChangeWrite, sealInsertionWrite, sealRemovalWrite } from '../data/tenders/seals.ts';
import { findTender } from '../data/tenders/tenders.ts';
import { serveQueue } from '../events/serve-queue.ts';

/**
 * Brings the key of a tender to what the tender is now: made when quotes are requested, sealed until the deadline, and
 * deleted when the quotes are open or the tender is canceled.
 */
export const handler = serveQueue('seal-tender', async ({ tender_id }) => {
  const account = requireEnv('ACCOUNT');
  const [tender, seal] = await Promise.all([findTender(tender_id), findSeal(tender_id)]);
  const until =
    tender && tender.published_at !== null && tender.opened_at === null && tender.status !== 'canceled'
      ? tender.deadline
      : null;
  if (until === null) {
    if (!seal) return;
    await deleteTenderKey(seal.key_id).catch(ignorePending);
    await transact([sealRemovalWrite(tender_id)]);
    return;
  }
  if (!seal) {
    const key_id = await createTenderKey(tender_id, until, account);
    await transact([sealInsertionWrite({ tender_id, key_id, until })]).catch(async (error: unknown) => {
      // Another run has made one.
      await deleteTenderKey(key_id);
      if (!(error instanceof ConditionFailed)) throw error;
    });
    return;
  }
  if (seal.until === until) return;
  await setKeyPolicy(seal.key_id, until, account);
  await transact([sealChangeWrite({ ...seal, until })]);
});

/** A repeated run, after the key was deleted and before that was stored. */
const ignorePending = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'KMSInvalidStateException') throw error;
};
