import { answerDispute } from '#shared/contracts/hours.ts';
import { serve } from '../http/serve.ts';
import { factsOfTimes, runHoursAction } from './run-hours-action.ts';

export const handler = serve(answerDispute, (request) =>
  runHoursAction(request, async (shift) => {
    const { body } = request;
    const { bookings, ...facts } = await factsOfTimes(shift);
    if (body.decision === 'accept') return { command: { action: 'accept', ...facts }, bookings };
    const { actual_start, actual_end, breaks, reason } = body;
    return { command: { action: 'propose', actual_start, actual_end, breaks, reason, ...facts }, bookings };
  }),
);
