import { inParts } from '#shared/domain/parts.ts';
import { decideAgain } from '../../data/decide-again.ts';
import type { Key } from '../../data/keys.ts';
import { atVersion, ConditionFailed, ifNotExists, type StoredWrite, transact, type Write } from '../../data/table.ts';

/**
 * Keeps the search in step with records of a kind. An event tells which entries its record had and has; which of them
 * are to be stored follows from the record as it is now. So repeated events and events in another order have the same
 * result. `npm run rebuild` repairs the entries of a record whose event was set aside.
 */
export const indexRecord = async <Record extends { version: number }>(
  { before, after }: { before: Record | null; after: Record | null },
  {
    key,
    find,
    writes,
  }: {
    key: Key;
    /** The record as it is now. Strongly consistent. */
    find: () => Promise<Record | undefined>;
    /** Those that lead from the entries of one version to those of another one. */
    writes: (before: Record | null, after: Record | null) => StoredWrite[];
  },
): Promise<void> => {
  if (writes(before, after).length === 0) return;
  await decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => {
      const record = (await find()) ?? null;
      const isAsRead: Write = { part: 'record', check: key, if: record ? atVersion(record.version) : ifNotExists };
      // From both versions of the event, each entry once.
      const all = [...writes(after, record).filter((write) => 'remove' in write), ...writes(before, record)];
      const entries = [...new Map(all.map((write) => [nameOf(write), write])).values()];
      // One after the other: together they would meet at the record.
      for (const part of inParts(entries, maxEntries)) await transact([isAsRead, ...part]);
    },
  );
};

const maxEntries = 90;

const nameOf = (write: StoredWrite): string => {
  const { pk, sk } = 'put' in write ? write.put : 'remove' in write ? write.remove : {};
  return `${String(pk)}\n${String(sk)}`;
};
