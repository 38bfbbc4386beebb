import { ApiProblem } from '../../api/problem.ts';

/** `refusal` is null for a row whose action succeeded. */
export type Outcome<T> = { row: T; refusal: ApiProblem | null };

/** Requests at the same time, so that other screens of the account stay usable. */
const atOnce = 4;

/**
 * Runs one request per row and reports each outcome. After `signal` is aborted no further request starts; those that
 * run are reported. Another error than a refusal ends the run.
 */
export const runInBulk = async <T>(
  rows: readonly T[],
  act: (row: T) => Promise<unknown>,
  { signal, onOutcome }: { signal: AbortSignal; onOutcome: (outcome: Outcome<T>) => void },
): Promise<void> => {
  const queue = rows.values();
  const work = async () => {
    for (const row of queue) {
      if (signal.aborted) return;
      onOutcome({ row, refusal: await refusalOf(act(row)) });
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work));
};

const refusalOf = async (answer: Promise<unknown>): Promise<ApiProblem | null> => {
  try {
    await answer;
    return null;
  } catch (problem) {
    if (problem instanceof ApiProblem) return problem;
    throw problem;
  }
};
