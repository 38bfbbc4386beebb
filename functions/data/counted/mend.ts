import { isDeepStrictEqual } from 'node:util';
import { metricLine } from '../metric.ts';
import { wait } from '../wait.ts';
import { type Difference, differenceAt, repairNode } from './check.ts';
import { findNode, type Level } from './nodes.ts';

/** What a transaction has written in part when it is read differs for milliseconds. */
const pauses = [50, 100];

/**
 * Recounts a node that may differ from what is below it, and repairs it by condition; after a bucket also its group.
 * Returns whether the node was repaired. Only a defect, a restore in part or a table edited by hand make counters
 * differ, so each repair is logged and counted (the alarm `wrong-counters`).
 */
export const mendNode = async (level: Level, list: string, from: string): Promise<boolean> => {
  let difference = await differenceAt(level, list, from);
  for (const pause of pauses) {
    if (!difference) return false;
    await wait(pause);
    const again = await differenceAt(level, list, from);
    if (!again || !isDeepStrictEqual(offBy(again), offBy(difference))) return false;
    difference = again;
  }
  if (!difference || !(await repairNode(difference))) return false;
  console.error(metricLine('WrongCounters', 1, Date.now(), { mended: difference }));
  if (level === 'bucket') {
    const group = await findNode('group', list, from);
    await mendNode('group', list, group.from);
  }
  return true;
};

/** Stays the same while other entries of a node change. */
const offBy = ({ stored, exact }: Difference) =>
  stored && [stored.n - exact.n, stored.c - exact.c, stored.hi === exact.hi ? null : exact.hi];
