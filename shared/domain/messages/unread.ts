import type { MessageSide } from './sides.ts';

/**
 * How many of the messages of a thread somebody has not read. `seen` of them they have read; undefined if they have
 * never opened it. The platform follows only the threads in which it has written.
 */
export const unreadOf = (count: number, seen: number | undefined, side: MessageSide): number =>
  seen === undefined && side === 'platform' ? 0 : Math.max(0, count - (seen ?? 0));
