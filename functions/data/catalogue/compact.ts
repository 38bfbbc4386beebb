import { inParts } from '#shared/domain/parts.ts';
import { mapAtMost } from '../at-most.ts';
import { companiesById } from '../companies/companies.ts';
import { activeProductIds } from '../products/product-lists.ts';
import { buildSegment } from './build-segment.ts';
import { type Delta, deltasSince } from './deltas.ts';
import { readDocuments } from './documents.ts';
import { readFrom } from './live-catalogue.ts';
import { getSnapshot, type Snapshot, storeSnapshot } from './snapshots.ts';

/** More changes than these make a search slow to start. */
const maxDeltas = 1000;
const maxAge = 24 * 3_600_000;

/** Builds the next snapshot of the catalogue from the table if it is due. `now`: ISO 8601 UTC. */
export const compactCatalogue = async (now: string): Promise<{ products: number } | null> => {
  const snapshot = await getSnapshot();
  if (snapshot && !isDue(snapshot, await deltasSince(readFrom(snapshot.at)), now)) return null;
  const documents = (await mapAtMost(inParts([...(await activeProductIds())], 100), readDocuments, 5)).flat();
  const companies = await companiesById([...new Set(documents.map(({ company_id }) => company_id))]);
  await storeSnapshot(snapshot, {
    at: now,
    products: documents.length,
    closed_companies: companies.filter(({ active }) => !active).map(({ id }) => id),
    segment: buildSegment(documents),
  });
  return { products: documents.length };
};

const isDue = ({ at }: Snapshot, deltas: readonly Delta[], now: string): boolean =>
  Date.parse(now) - Date.parse(at) >= maxAge ||
  deltas.filter((delta) => delta.at >= at).length > maxDeltas ||
  deltas.some((delta) => delta.subject !== 'product' && delta.at >= at);
