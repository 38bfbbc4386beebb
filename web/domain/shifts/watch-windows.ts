import { useEffect } from 'react';
import type { Shift } from '#shared/contracts/shifts.ts';
import type { Role } from '#shared/domain/roles.ts';
import { flagEdges } from '#shared/domain/shifts/timing.ts';
import { windowEdges } from '#shared/domain/shifts/transitions.ts';
import { roleOf, useMe } from '../../api/me.ts';

type Planned = Pick<Shift, 'status' | 'starts_at' | 'ends_at' | 'actions' | 'flags'>;
type Watch = { shifts: readonly Planned[]; role: Role; refetch: () => unknown };

/**
 * Milliseconds between two requests while the server's clock is behind, and the share of the waited time that it grows
 * to.
 */
const shortest = 3000;
const growth = 0.1;
/** Milliseconds after which a window that the server does not open is refused for another reason. */
const longestWatch = 15 * 60_000;
/** The longest delay of setTimeout. */
const maxDelay = 2 ** 31 - 1;

/** The moments at which time alone changes what the loaded shift says. */
const changesOf = (shift: Planned, role: Role): { at: string }[] => [
  ...windowEdges(shift, { role }).filter(({ action, opens }) => shift.actions.includes(action) !== opens),
  ...flagEdges(shift).filter(({ flag }) => !shift.flags.includes(flag)),
];

/** Milliseconds until the shifts may have other actions or flags than the loaded ones; Infinity if never. */
const waitFor = ({ shifts, role }: Watch, now: number): number =>
  Math.min(
    ...shifts
      .flatMap((shift) => changesOf(shift, role))
      .map(({ at }) => Date.parse(at) - now)
      .filter((wait) => wait > -longestWatch)
      .map((wait) => (wait > 0 ? wait : Math.max(shortest, -wait * growth))),
  );

/**
 * Fetches shifts when a window opens or closes or a flag is due, and again until the server's answer agrees. Returns
 * what ends it.
 */
export const watchWindows = (watch: Watch): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    const wait = waitFor(watch, Date.now());
    if (wait === Infinity) return;
    timer = setTimeout(
      () => {
        if (wait <= maxDelay) void watch.refetch();
        plan();
      },
      Math.min(wait, maxDelay),
    );
  };
  plan();
  return () => clearTimeout(timer);
};

/**
 * Keeps the actions and flags of shown shifts true while time passes, which no event announces. `shifts` is the array
 * of the reply, because another one starts anew.
 */
export const useWindows = (shifts: readonly Shift[] | undefined, refetch: () => unknown): void => {
  const role = roleOf(useMe());
  useEffect(() => (shifts ? watchWindows({ shifts, role, refetch }) : undefined), [shifts, role, refetch]);
};
