import type * as z from 'zod/mini';
import { type HoursRow, listHours } from '#shared/contracts/hours.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { allowedHoursActions } from '#shared/domain/hours/act.ts';
import { openProposal } from '#shared/domain/hours/hours.ts';
import { hoursStateOf } from '#shared/domain/hours/months.ts';
import { differenceFromPlan, isOdd, needsLook } from '#shared/domain/hours/odd.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { listHours as loadHours } from '../data/hours/list-hours.ts';
import type { RequestContext } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';

export const handler = serve(listHours, async ({ query, ...reader }) => {
  const { actor, now } = reader;
  const { page, counts, locked } = await loadHours(actor, { ...query, ...boundedDays(query, now) }, now);
  return {
    ...page,
    data: page.data.map((shift) => toRow(shift, reader, locked.get(shift.vendor?.id ?? '') ?? [])),
    counts,
  };
});

type Reader = Pick<RequestContext, 'actor' | 'now' | 'locale'>;

const toRow = (shift: Shift, reader: Reader, locked: readonly string[]): z.input<typeof HoursRow> => {
  const { hours, pay } = shift;
  const proposal = openProposal(hours);
  return {
    ...toReplyShift(shift, reader),
    planned_minutes: plannedMinutes(shift),
    difference: differenceFromPlan(shift),
    state: hours && hoursStateOf(hours, locked),
    odd: isOdd(shift),
    needs_look: needsLook(shift),
    proposal: proposal && { ...proposal, breaks: [...proposal.breaks] },
    charge: pay?.charge ?? null,
    actions: allowedHoursActions(shift, reader.actor, locked),
  };
};
