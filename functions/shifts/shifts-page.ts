import type { Input } from '#shared/contracts/endpoint.ts';
import type { listShifts as contract } from '#shared/contracts/shifts.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { listShifts } from '../data/shifts/shifts.ts';
import type { RequestContext } from '../http/context.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';

type ShiftsRequest = Pick<RequestContext, 'actor' | 'locale' | 'now'> & { query: Input<typeof contract>['query'] };

/**
 * One page of the shifts that the actor may see, as they see them now. Also the rows of an export. Throws invalid-input
 * for a range of days that is too long.
 */
export const shiftsPage = async ({ query, ...reader }: ShiftsRequest) => {
  const { waiting_for_me, gap, ...filter } = query;
  const { actor, now } = reader;
  const page = await listShifts(actor, {
    ...filter,
    ...boundedDays(filter, now),
    answerable_at: waiting_for_me && now,
    gap_at: gap && { gap, now },
  });
  return {
    ...page,
    data: page.data.map((shift) => {
      const { comment: _, claims: __, ...row } = toReplyShift(shift, reader);
      return row;
    }),
  };
};
