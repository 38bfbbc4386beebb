import { getCoverage } from '#shared/contracts/shifts.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { coverageOn } from '../data/shifts/coverage.ts';
import { serve } from '../http/serve.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';
import { contactsFor } from './contacts.ts';

export const handler = serve(getCoverage, async (request) => {
  const { actor, now, query } = request;
  const day = query.day ?? dayInPrague(now);
  const { board, urgent, changes_at } = await coverageOn(actor, { day, store_id: query.store_id, now });
  const contactsOf = await contactsFor(actor, urgent);
  return {
    data: {
      ...board,
      day,
      stores: board.stores.map((store) => ({
        ...store,
        shifts: store.shifts.map((shift) => ({
          ...toReplyShift(shift, request),
          presence: shift.presence,
          break_since: shift.breaks.find(({ to }) => to === null)?.from ?? null,
        })),
      })),
      urgent: urgent.map((shift) => ({ ...toReplyShift(shift, request), contacts: contactsOf(shift) })),
      changes_at,
    },
  };
});
