import { useEffect, useRef, useState } from 'react';
import { maxRows, type Request, type SortedList } from '#shared/contracts/endpoint.ts';
import { maxChosenRows } from '#shared/contracts/exports.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { snack } from '../../ui/snackbars.tsx';
import type { ListState } from './list-state.ts';
import type { Total } from './total.ts';

export type Selection<T> = {
  /** In the order of selecting; rows on the shown page as they are now. */
  rows: readonly T[];
  ids: ReadonlySet<string>;
  set: (rows: readonly T[], on: boolean) => void;
  clear: () => void;
  /** Selects these rows and no others. */
  only: (rows: readonly T[]) => void;
  /** Selects every row of all pages, `total` of them. Undefined where that is all already, or too many. */
  all: { total: number; select: () => void; busy: boolean } | undefined;
};

/**
 * The selected rows of a list, also on other pages. Another filter empties the selection. All pages are collected by
 * cursor, so the number of selected rows is exact while others change the list.
 */
export const useSelection = <T extends { id: string }>(
  contract: SortedList,
  { filters, query }: Pick<ListState, 'filters'> & { query: object },
  answer: (Total & { data: readonly T[] }) | undefined,
): Selection<T> => {
  const scope = JSON.stringify(filters);
  const [kept, setKept] = useState<{ scope: string; rows: ReadonlyMap<string, T> }>({ scope, rows: new Map() });
  const [busy, setBusy] = useState(false);
  const collecting = useRef<AbortController>(undefined);
  useEffect(() => () => collecting.current?.abort(), [scope]);
  const rows: ReadonlyMap<string, T> = kept.scope === scope ? kept.rows : new Map();
  const shown = new Map(answer?.data.map((row) => [row.id, row]));
  const keep = (next: Iterable<T>) => setKept({ scope, rows: new Map([...next].map((row) => [row.id, row])) });
  /** All rows that are still being collected would replace what was selected meanwhile. */
  const select = (next: Iterable<T>) => {
    collecting.current?.abort();
    keep(next);
  };

  const selectAll = async () => {
    const { signal } = (collecting.current = new AbortController());
    setBusy(true);
    try {
      keep(await collect<T>(contract, query, signal));
    } catch (problem) {
      if (signal.aborted) return;
      if (!(problem instanceof ApiProblem)) throw problem;
      snack({ tone: 'bad', text: problem.message });
    } finally {
      setBusy(false);
    }
  };
  const total = answer?.total ?? 0;
  const isOffered = !answer?.total_is_minimum && total > rows.size && total <= maxChosenRows;
  return {
    rows: [...rows.values()].map((row) => shown.get(row.id) ?? row),
    ids: new Set(rows.keys()),
    set: (changed, on) => {
      const ids = new Set(changed.map(({ id }) => id));
      select([...[...rows.values()].filter(({ id }) => !ids.has(id)), ...(on ? changed : [])]);
    },
    clear: () => select([]),
    only: select,
    all: isOffered ? { total, select: () => void selectAll(), busy } : undefined,
  };
};

/** All rows that the query finds, at most `maxChosenRows`. */
const collect = async <T>(contract: SortedList, query: object, signal: AbortSignal): Promise<T[]> => {
  const rows: T[] = [];
  let cursor: string | null = null;
  do {
    const page = { page: '1', per_page: String(maxRows), cursor: cursor ?? undefined };
    const answer = (await api(contract, { query: { ...query, ...page } } as Request<SortedList>, { signal })) as {
      data: T[];
      next_cursor: string | null;
    };
    rows.push(...answer.data);
    cursor = answer.next_cursor;
  } while (cursor && rows.length < maxChosenRows);
  return rows.slice(0, maxChosenRows);
};
