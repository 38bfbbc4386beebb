import * as z from 'zod/mini';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import type { Shift, ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { entity } from '../entity.ts';
import { type Key, monthOf } from '../keys.ts';
import { get, queryIndex, type Write } from '../table.ts';
import { allShiftsPartition, projectionOf } from './shift-items.ts';
import { findShifts } from './shifts.ts';

/** Days begin at most so many minutes before and after those of UTC. */
const westMinutes = -12 * 60;
const eastMinutes = 14 * 60;

/** The shifts of all companies with a status that start after `after` and until `until`, ISO 8601 UTC. */
export const shiftsStarting = async (
  status: ShiftStatus,
  { after, until }: { after: string; until: string },
): Promise<Shift[]> => {
  const days = [after, until].flatMap((instant) =>
    [westMinutes, 0, eastMinutes].map((minutes) => localDay(addMinutes(instant, minutes), 'UTC')),
  );
  const entries = await Promise.all(
    [...new Set(days)].map((day) =>
      queryIndex('all', allShiftsPartition(monthOf(day)), { from: `${day}#${after}`, to: `${day}#${until}#~` }),
    ),
  );
  const ids = entries.flat().flatMap((entry) => (projectionOf(entry).status === status ? [String(entry['id'])] : []));
  const shifts = await findShifts(ids);
  return shifts.filter((shift) => shift.status === status && after < shift.starts_at && shift.starts_at <= until);
};

/** Until when the starts of shifts were looked at. */
export const lookedAtStartsKey: Key = { pk: 'LOOKED_AT_STARTS', sk: 'LOOKED_AT_STARTS' };
const lookedAt = entity('looked-at-starts', z.object({ until: z.string() }));

/** Undefined before the first time. */
export const startsLookedAt = async (): Promise<string | undefined> => {
  const item = await get(lookedAtStartsKey);
  return item && lookedAt.read(item).until;
};

/** Fails as part `looked-at-starts` if a later run was faster. */
export const startsLookedAtWrite = (until: string): Write => ({
  part: 'looked-at-starts',
  put: { ...lookedAtStartsKey, ...lookedAt.store({ until }) },
  if: {
    expression: 'attribute_not_exists(pk) OR #until < :until',
    names: { '#until': 'until' },
    values: { ':until': until },
  },
});
