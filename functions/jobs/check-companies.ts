import type { ScheduledEvent } from 'aws-lambda';
import { queueDueCompanies } from '../data/companies/credibility.ts';

/** Companies that one run looks at, so 12,000 a day. */
const perRun = 500;

/**
 * Runs every hour and queues the check of companies whose last one is a day old, or met a register that did not
 * answer. The next run goes on where this one ends.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ queued: number }> => {
  const now = new Date(event.time).toISOString();
  const { looked, queued } = await queueDueCompanies(now, perRun);
  console.log(JSON.stringify({ job: 'check-companies', now, looked, queued }));
  return { queued };
};
