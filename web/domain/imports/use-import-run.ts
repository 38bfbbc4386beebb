import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { importLimits } from '#shared/domain/imports/table.ts';
import { inParts } from '#shared/domain/parts.ts';
import { ApiProblem } from '../../api/problem.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import type { Entry, ImportKind, Result } from './kind.ts';

type State<R> = {
  of: string;
  /** The results of the rows that the server has checked, or written. */
  results: ReadonlyMap<number, R>;
  isRunning: boolean;
  failure: ApiProblem | null;
};
export type Run<E, R> = Omit<State<R>, 'of'> & { start: (entries: readonly E[]) => void; stop: () => void };
const notRun = <R>(of: string): State<R> => ({ of, results: new Map(), isRunning: false, failure: null });

/**
 * Checks the rows on the server, or writes them, in parts, one request after another. A run that was stopped or failed
 * continues with the rows that have no result. Rows whose answer was lost are sent again, which is harmless. `of` is
 * what the results belong to: with another file or other columns there are none.
 */
export const useImportRun = <F extends string, E extends Entry, R extends Result<F>>(
  { area, send }: Pick<ImportKind<F, E, R>, 'area' | 'send'>,
  {
    of,
    importId,
    companyId,
    isDryRun,
    atOnce = isDryRun ? importLimits.checkedAtOnce : importLimits.writtenAtOnce,
  }: {
    of: string;
    importId: string;
    companyId: string | null;
    isDryRun: boolean;
    /** Rows of a request. */
    atOnce?: number;
  },
): Run<E, R> => {
  const client = useQueryClient();
  const [last, setLast] = useState(() => notRun<R>(of));
  const run = last.of === of ? last : notRun<R>(of);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (entries: readonly E[]): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    const left = entries.filter(({ row }) => !run.results.has(row));
    setLast({ ...run, isRunning: true, failure: null });
    try {
      for (const rows of inParts(left, atOnce)) {
        if (signal.aborted) break;
        const company = companyId === null ? {} : { company_id: companyId };
        const { data } = await send({ import_id: importId, dry_run: isDryRun, rows, ...company });
        const added = data.map((result) => [result.row, result] as const);
        setLast((now) => ({ ...now, results: new Map([...now.results, ...added]) }));
      }
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setLast((now) => ({ ...now, failure }));
    } finally {
      setLast((now) => ({ ...now, isRunning: false }));
      if (!isDryRun) void refreshArea(client, area);
    }
  };
  return { ...run, start: (entries) => void start(entries), stop: () => stop.current?.abort() };
};
