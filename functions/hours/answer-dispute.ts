import type { Input } from '#shared/contracts/endpoint.ts';
import { answerDispute } from '#shared/contracts/hours.ts';
import { Problem } from '#shared/domain/problem.ts';
import { serve } from '../http/serve.ts';
import { factsOfTimes, hoursAction } from './hours-action.ts';

export const handler = serve(answerDispute, (request) =>
  hoursAction(request, async (shift) => {
    const { body } = request;
    const { bookings, ...facts } = await factsOfTimes(shift);
    if (body.decision === 'accept') return { command: { action: 'accept', ...facts }, bookings };
    return { command: { action: 'propose', ...proposalIn(body), ...facts }, bookings };
  }),
);

type Body = Input<typeof answerDispute>['body'];

/** Throws invalid-input with the fields that a proposal lacks. */
const proposalIn = ({ actual_start, actual_end, breaks, reason }: Body) => {
  if (actual_start !== undefined && actual_end !== undefined && breaks !== undefined && reason !== undefined)
    return { actual_start, actual_end, breaks, reason };
  const missing = Object.entries({ actual_start, actual_end, breaks, reason }).filter(
    ([, value]) => value === undefined,
  );
  throw new Problem('invalid-input', {
    fields: Object.fromEntries(missing.map(([name]) => [name, { key: 'required' as const }])),
  });
};
