import { shiftSubject } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { announcementOf } from '../live/announcement.ts';
import type { Announcements, Change, CountedLists, Listed, Readers } from '../records.ts';
import { readComment } from './comments.ts';
import { offersOf } from './offers.ts';
import { shiftDayCounts } from './shift-days.ts';
import { readShift, shiftKey } from './shift-items.ts';
import { findShifts } from './shifts.ts';

export const readers = { shift: readShift, comment: readComment } satisfies Readers;

export const announcements = {
  shift: ({ before, after }: Change<Shift>) => announcementOf('shifts', [before, after], shiftSubject),
  /** Comments are read by those who reach the shift. They do not change its version. */
  comment: async ({ before, after }: Change<ReturnType<typeof readComment>>) =>
    announcementOf('shifts', await findShifts([(after ?? before).shift_id]), shiftSubject),
} satisfies Announcements;

export const listed = {
  shifts: { record: shiftKey, writes: (item) => offersOf(readShift(item)).map((put) => ({ part: 'offer', put })) },
} satisfies Listed;

/** The numbers of shifts of each day stand in for a list. */
export const countedLists: CountedLists = (company) => (company ? [] : [shiftDayCounts]);
