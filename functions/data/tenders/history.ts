import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { TenderHistoryEntry } from '#shared/contracts/tenders.ts';
import { chained } from '#shared/domain/tenders/chain.ts';
import type { HistoryWhat } from '#shared/domain/tenders/history.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, queryTable, type Write } from '../table.ts';
import { tenderKey } from './tenders.ts';

/** The last entry of a tender's history, to which another person may add at the same time. */
export const ofTenderHistory = part('tender-history');

const tenderHeadKey = (tenderId: string): Key => ({ pk: tenderKey(tenderId).pk, sk: 'HISTORY' });
/** The number has six digits, so that entries are in order. */
const tenderHistoryKey = (tenderId: string, n: number): Key => ({
  pk: tenderKey(tenderId).pk,
  sk: `HISTORY#${String(n).padStart(6, '0')}`,
});

const Head = z.object({ tender_id: id, version: z.int(), hash: z.string() });
const heads = entity('tender-head', Head);
const entries = entity('tender-history', TenderHistoryEntry);
export type HistoryEntry = z.infer<typeof TenderHistoryEntry>;

/** The number and the hash of the last entry. */
export type HistoryHead = { n: number; hash: string };
type Happened = {
  what: HistoryWhat;
  details?: HistoryEntry['details'];
};

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Null before the first entry. Strongly consistent. */
export const findHistoryHead = async (tenderId: string): Promise<HistoryHead | null> => {
  const item = await get(tenderHeadKey(tenderId));
  if (!item) return null;
  const { version: n, hash } = heads.read(item);
  return { n, hash };
};

/**
 * The writes that add entries to the history of a tender: part `ofTenderHistory` fails if somebody has added one since
 * the head was read. Entries are never changed or removed.
 */
export const historyWrites = (
  tenderId: string,
  head: HistoryHead | null,
  { by, at }: { by: Pick<Actor, 'id' | 'fio' | 'company'> | null; at: string },
  happened: readonly Happened[],
): Write[] => {
  let last = head;
  const added = happened.map(({ what, details = {} }) => {
    const entry = chained(
      last,
      {
        at,
        by: by && { id: by.id, fio: by.fio },
        company: by?.company ? { id: by.company.id, name: by.company.name } : null,
        what,
        details,
      },
      sha256,
    ) as HistoryEntry;
    last = entry;
    return entry;
  });
  if (last === head || last === null) return [];
  return [
    {
      part: ofTenderHistory,
      put: {
        ...tenderHeadKey(tenderId),
        ...heads.store({ tender_id: tenderId, version: last.n, hash: last.hash }),
      },
      if: head ? atVersion(head.n) : ifNotExists,
    },
    ...added.map((entry) => ({
      part: ofTenderHistory,
      put: { ...tenderHistoryKey(tenderId, entry.n), ...entries.store(entry) },
      if: ifNotExists,
    })),
  ];
};

/** The whole history of a tender, oldest first: some hundred entries. Strongly consistent. */
export const historyOf = async (tenderId: string): Promise<HistoryEntry[]> =>
  (await queryTable(tenderKey(tenderId).pk, { startsWith: 'HISTORY#' })).map(entries.read);
