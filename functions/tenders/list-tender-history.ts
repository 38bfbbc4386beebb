import { listTenderHistory } from '#shared/contracts/tenders.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { publicDetails, publicEvents } from '#shared/domain/tenders/history.ts';
import { slicePage } from '../data/list.ts';
import { type HistoryEntry, historyOf } from '../data/tenders/history.ts';
import { getTender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { readsAll } from './to-reply.ts';

export const handler = serve(listTenderHistory, async ({ actor, params: { id }, query }) => {
  const { published_at } = await getTender(actor, id);
  const entries = await historyOf(id);
  const seen = readsAll(actor) ? entries : ofParticipant(actor, entries, published_at ?? '');
  return slicePage(seen.toReversed(), query, ({ n }) => String(n));
});

/** What concerns a participant since it sees the tender, numbered anew: the numbers would say how much else has happened. */
const ofParticipant = ({ company }: Actor, entries: readonly HistoryEntry[], since: string): HistoryEntry[] =>
  entries
    .flatMap((entry) => {
      if (entry.at < since) return [];
      if (entry.company !== null && entry.company.id === company?.id) return [entry];
      if (!publicEvents.has(entry.what)) return [];
      const details = Object.entries(entry.details).filter(([name]) => publicDetails.has(name));
      return [{ ...entry, details: Object.fromEntries(details) }];
    })
    .map((entry, nth) => ({ ...entry, n: nth + 1, previous: '' }));
