// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { closeHook, runHook } from '../../testing/run-hook.ts';
import type { Outcome } from './run-in-bulk.ts';
import { useBulk } from './use-bulk.tsx';

type Row = { id: string };
type Dialog = {
  rows: readonly Row[];
  outcomes: readonly Outcome<Row>[];
  isRunning: boolean;
  onStop: () => void;
  onAgain: () => void;
  onClose: () => void;
};
const rows = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ id: `r${n}` }));

/** A screen that shows the area; `act` is the request of a row, and `loads` is how often the area was loaded. */
const open = async () => {
  const client = new QueryClient();
  const screen = { closed: 0, loads: 0, sent: [] as string[] };
  const shown = new QueryObserver(client, { queryKey: ['stores'], queryFn: async () => (screen.loads += 1) });
  const leave = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(screen.loads).toBe(1));
  const bulk = await runHook(
    () => useBulk<Row>({ area: 'stores', title: 'Close', nameOf: ({ id }) => id, onClose: () => void screen.closed++ }),
    { props: undefined, client },
  );
  return { bulk, screen, leave, dialog: () => (bulk.now().dialog as ReactElement<Dialog> | null)?.props };
};
const resultsIn = (dialog?: Dialog) =>
  dialog?.outcomes.map(({ row, refusal }) => `${row.id} ${refusal?.code ?? 'done'}`).toSorted();

describe('an action for many rows', () => {
  it('shows its rows and each outcome, and refreshes the area once, at the end', async () => {
    const { bulk, screen, dialog, leave } = await open();
    expect(bulk.now().dialog).toBeNull();
    const answers: ((problem?: ApiProblem) => void)[] = [];
    const act = ({ id }: Row) => {
      screen.sent.push(id);
      return new Promise<void>((resolve, reject) => answers.push((problem) => (problem ? reject(problem) : resolve())));
    };
    await bulk.act(() => bulk.now().start(rows(3), act));
    expect(dialog()).toMatchObject({ rows: rows(3), outcomes: [], isRunning: true });
    await bulk.act(() => answers[0]?.());
    await bulk.act(() => answers[1]?.(new ApiProblem(409, { code: 'changed' })));
    expect([resultsIn(dialog()), dialog()?.isRunning, screen.loads]).toEqual([['r0 done', 'r1 changed'], true, 1]);
    await bulk.act(() => answers[2]?.(new ApiProblem(0, {})));
    expect([resultsIn(dialog()), dialog()?.isRunning]).toEqual([['r0 done', 'r1 changed', 'r2 network'], false]);
    await vi.waitFor(() => expect(screen.loads).toBe(2));
    // Only what may succeed is tried again, beside the earlier outcomes.
    await bulk.act(() => dialog()?.onAgain());
    expect(screen.sent).toEqual(['r0', 'r1', 'r2', 'r2']);
    expect([dialog()?.rows.length, resultsIn(dialog())]).toEqual([3, ['r0 done', 'r1 changed']]);
    await bulk.act(() => answers[3]?.());
    expect(resultsIn(dialog())).toEqual(['r0 done', 'r1 changed', 'r2 done']);
    await bulk.act(() => dialog()?.onClose());
    expect([bulk.now().dialog, screen.closed]).toEqual([null, 1]);
    leave();
  });

  it('starts no further request after it was stopped, or the page was left', async () => {
    for (const end of ['stop', 'leave'] as const) {
      const { bulk, screen, dialog, leave } = await open();
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await bulk.act(() =>
        bulk.now().start(rows(9), ({ id }) => {
          screen.sent.push(id);
          return held;
        }),
      );
      if (end === 'stop') await bulk.act(() => dialog()?.onStop());
      else closeHook();
      release();
      await vi.waitFor(() => expect(screen.loads).toBe(2));
      expect(screen.sent).toHaveLength(4);
      if (end === 'stop') expect([dialog()?.isRunning, dialog()?.outcomes.length]).toEqual([false, 4]);
      leave();
    }
  });
});
