import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportResult } from '#shared/contracts/people.ts';
import { importWorkers } from '#shared/contracts/people.ts';
import { importLimits } from '#shared/domain/imports/table.ts';
import type { ImportedWorker } from '#shared/domain/imports/workers.ts';
import { inParts } from '#shared/domain/parts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { useSend } from '../../../api/query.ts';
import { refreshArea } from '../../../api/refresh-area.ts';

/** The results of the rows that the server has checked, or written. */
export type Results = ReadonlyMap<number, ImportResult>;
type Run = { of: string; results: Results; isRunning: boolean; failure: ApiProblem | null };
const notRun = (of: string): Run => ({ of, results: new Map(), isRunning: false, failure: null });

/**
 * Checks the rows on the server, or writes them, in parts, one request after another. A run that was stopped or failed
 * continues with the rows that have no result. Rows whose answer was lost are sent again, which is harmless. `of` is
 * what the results belong to: with another file or other columns there are none.
 */
export const useImportRun = ({
  of,
  importId,
  companyId,
  isDryRun,
}: {
  of: string;
  importId: string;
  companyId: string | null;
  isDryRun: boolean;
}) => {
  const client = useQueryClient();
  const send = useSend(importWorkers, { refetches: false });
  const [last, setLast] = useState(() => notRun(of));
  const run = last.of === of ? last : notRun(of);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (workers: readonly ImportedWorker[]): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    const left = workers.filter(({ row }) => !run.results.has(row));
    setLast({ ...run, isRunning: true, failure: null });
    try {
      for (const rows of inParts(left, isDryRun ? importLimits.checkedAtOnce : importLimits.writtenAtOnce)) {
        if (signal.aborted) break;
        const body = { import_id: importId, dry_run: isDryRun, rows, ...(companyId && { company_id: companyId }) };
        const { data } = await send.mutateAsync({ body });
        const added = data.map((result) => [result.row, result] as const);
        setLast((now) => ({ ...now, results: new Map([...now.results, ...added]) }));
      }
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setLast((now) => ({ ...now, failure }));
    } finally {
      setLast((now) => ({ ...now, isRunning: false }));
      if (!isDryRun) void refreshArea(client, importWorkers.area);
    }
  };
  return {
    ...run,
    start: (workers: readonly ImportedWorker[]) => void start(workers),
    stop: () => stop.current?.abort(),
  };
};
