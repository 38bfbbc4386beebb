import { getShift } from '#shared/contracts/shifts.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { isAhead } from '#shared/domain/shifts/coverage.ts';
import { lockedMonthsOf } from '../data/hours/locks.ts';
import { expectedChargeOf } from '../data/pay/expected-charge.ts';
import { law } from '../data/shifts/law.ts';
import { getShift as loadShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { toReplyShiftWithHours } from '../http/to-reply-shift.ts';
import { contactsFor } from './contacts.ts';

export const handler = serve(getShift, async (request) => {
  const { actor } = request;
  const shift = await loadShift(actor, request.params.id);
  const [locked, contactsOf, expected] = await Promise.all([
    shift.hours && shift.vendor ? lockedMonthsOf(shift.vendor.id) : [],
    contactsFor(actor, [shift]),
    isAhead(shift) && sideOf(actor.role) !== 'worker' ? expectedChargeOf(shift, actor, law) : null,
  ]);
  const reply = toReplyShiftWithHours(shift, request, locked);
  return {
    data: {
      ...reply,
      charge: expected
        ? { lines: [...expected.most.lines], amount: expected.most.amount, expected: true }
        : reply.charge,
      contacts: contactsOf(shift),
    },
  };
});
