import type { LogEntry, Shift } from '#shared/contracts/shifts.ts';

type Flag = Shift['flags'][number];

/** Flags of what another person did for the worker. */
export const flagsByOthers = [
  'started_by_non_employee',
  'ended_by_non_employee',
  'edited_on_behalf',
] as const satisfies readonly Flag[];
export type FlagByOthers = (typeof flagsByOthers)[number];

/**
 * The names of those who did last what the flags of a shift say. `log` is in the order of time. A name is missing if the
 * entry is not in the given part of the log, or the reader may not know its author.
 */
export const flagAuthors = (
  flags: readonly Flag[],
  log: readonly LogEntry[],
): Partial<Record<FlagByOthers, string>> => {
  const forWorker = log.filter(({ on_behalf_of }) => on_behalf_of !== null);
  const lastTo = (flag: FlagByOthers, status: 'in_progress' | 'completed') =>
    flags.includes(flag) ? forWorker.findLast(({ kind, after }) => kind === 'status' && after === status) : undefined;
  const started = lastTo('started_by_non_employee', 'in_progress');
  const ended = lastTo('ended_by_non_employee', 'completed');
  const edited = flags.includes('edited_on_behalf')
    ? forWorker.findLast(
        ({ kind, at }) => ['start', 'end', 'break'].includes(kind) && at !== started?.at && at !== ended?.at,
      )
    : undefined;
  const authors = {
    started_by_non_employee: started?.by?.fio,
    ended_by_non_employee: ended?.by?.fio,
    edited_on_behalf: edited?.by?.fio,
  };
  return Object.fromEntries(Object.entries(authors).filter(([, name]) => name !== undefined));
};
