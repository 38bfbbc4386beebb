import type { ScheduledEvent } from 'aws-lambda';
import { compactCatalogue } from '../data/catalogue/compact.ts';

/** Runs every five minutes and stores a new snapshot of the catalogue if it is due. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<void> => {
  const now = new Date(event.time).toISOString();
  const snapshot = await compactCatalogue(now);
  console.log(JSON.stringify({ job: 'compact-catalogue', now, products: snapshot?.products ?? null }));
};
