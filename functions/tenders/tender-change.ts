import type { Actor } from '#shared/domain/roles.ts';
import type { Write } from '../data/table.ts';
import { type HistoryHead, historyWrites, ofTenderHistory } from '../data/tenders/history.ts';
import { type Tender, tenderWrites } from '../data/tenders/tenders.ts';
import { toReplyTender } from './to-reply.ts';

type Happened = Parameters<typeof historyWrites>[3];

/**
 * Decides a change of a tender as it was read. The head of its history was read before the tender and what else decides:
 * so nothing that the history records has happened meanwhile, or the handler runs again.
 */
export const tenderChange = async (
  { actor, now }: { actor: Actor; now: string },
  { head, before, changed }: { head: HistoryHead | null; before: Tender; changed: Tender },
  happened: Happened,
  writes: readonly Write[] = [],
) => {
  const after = { ...changed, version: before.version + 1 };
  return {
    reply: { data: await toReplyTender(actor, after, now) },
    writes: [
      ...tenderWrites(before, after),
      ...historyWrites(after.id, head, { by: actor, at: now }, happened),
      ...writes,
    ],
    retryOn: [ofTenderHistory],
  };
};
