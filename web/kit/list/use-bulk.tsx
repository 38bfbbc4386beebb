import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { refreshArea } from '../../api/refresh-area.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type Outcome, runInBulk } from './run-in-bulk.ts';

type Act<T> = (row: T) => Promise<unknown>;
type Run<T> = { rows: readonly T[]; act: Act<T>; outcomes: readonly Outcome<T>[]; isRunning: boolean };

const leftOf = <T,>({ rows, outcomes }: Run<T>): T[] => {
  const over = outcomes.filter(({ refusal }) => !refusal || refusal.code === 'not-found');
  return rows.filter((row) => !over.some((outcome) => outcome.row === row));
};

/**
 * An action for many rows, one request each: `const bulk = useBulk({ area, title, nameOf, onClose })`, then
 * `bulk.start(rows, (row) => send.mutateAsync(…))` with `useSend(contract, { refetches: false })`, and `{bulk.dialog}`.
 * The dialog shows the progress and the refusal of each row, and can stop the run; leaving the page stops it, too. The
 * area is refreshed once, at the end. `onClose` receives the rows that are left for another try: those that were refused
 * and still exist, and those that were not tried.
 */
export const useBulk = <T extends { id: string }>({
  area,
  title,
  nameOf,
  onClose,
}: {
  area: string;
  title: string;
  nameOf: (row: T) => string;
  onClose: (left: readonly T[]) => void;
}): { start: (rows: readonly T[], act: Act<T>) => void; dialog: ReactNode } => {
  const client = useQueryClient();
  const [run, setRun] = useState<Run<T> | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (rows: readonly T[], act: Act<T>, before: readonly Outcome<T>[] = []) => {
    const { signal } = (stop.current = new AbortController());
    setRun({ rows: [...before.map(({ row }) => row), ...rows], act, outcomes: before, isRunning: true });
    try {
      await runInBulk(rows, act, {
        signal,
        onOutcome: (outcome) => setRun((now) => now && { ...now, outcomes: [...now.outcomes, outcome] }),
      });
    } finally {
      setRun((now) => now && { ...now, isRunning: false });
      void refreshArea(client, area);
    }
  };
  const again = ({ outcomes, act }: Run<T>) => {
    const isRepeated = ({ refusal }: Outcome<T>) => refusal?.retryable ?? false;
    const rows = outcomes.filter(isRepeated).map(({ row }) => row);
    void start(
      rows,
      act,
      outcomes.filter((outcome) => !isRepeated(outcome)),
    );
  };
  return {
    start: (rows, act) => void start(rows, act),
    dialog: run && (
      <BulkDialog
        {...run}
        title={title}
        nameOf={nameOf}
        onStop={() => stop.current?.abort()}
        onAgain={() => again(run)}
        onClose={() => {
          setRun(null);
          onClose(leftOf(run));
        }}
      />
    ),
  };
};
