import * as z from 'zod/mini';
import { id, money, storedInstant } from '#shared/contracts/fields.ts';
import { inParts } from '#shared/domain/parts.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { queryTable, transact } from '../table.ts';
import { facetKinds } from './document.ts';
import { readDocuments } from './documents.ts';

/** Changes of the catalogue since its newest snapshot, by the time before they were read. */
const catalogueDeltasPartition = 'CATALOGUE_DELTAS';
const deltaKey = (at: string, subjectId: string): Key => ({ pk: catalogueDeltasPartition, sk: `${at}#${subjectId}` });

const Document = z.object({
  id,
  company_id: id,
  type_id: id,
  category_id: id,
  price: money,
  available: z.int(),
  created_at: storedInstant,
  rating: z.object({ average: z.number(), total: z.int() }),
  texts: z.object({ numbers: z.string(), name: z.string(), groups: z.string(), rest: z.string() }),
  values: z.array(
    z.object({
      parameter_id: id,
      kind: z.enum(facetKinds),
      value: z.union([z.string(), z.number(), z.array(z.string())]),
    }),
  ),
});
const Delta = z.discriminatedUnion('subject', [
  /** A product as it is on sale; null if it is not. */
  z.object({ subject: z.literal('product'), id, at: storedInstant, document: z.nullable(Document) }),
  z.object({ subject: z.literal('company'), id, at: storedInstant, active: z.boolean() }),
  /** A category, a product type or a name that words of products come from. The next snapshot has them. */
  z.object({ subject: z.literal('directory'), id, at: storedInstant }),
]);
export type Delta = z.infer<typeof Delta>;
const deltas = entity('catalogue-delta', Delta);

/** Seconds. Many times longer than the snapshots are apart. */
const keptFor = 14 * 86_400;

/**
 * Reads these products and stores them as they are now. `at` is a time before the reading, ISO 8601 UTC: of two changes
 * of a product, the one that was read later has the later time, whatever was stored first.
 */
export const storeProductDeltas = async (ids: readonly string[], at: string): Promise<void> => {
  const distinct = [...new Set(ids)];
  const documents = new Map((await readDocuments(distinct)).map((document) => [document.id, document]));
  await storeDeltas(
    distinct.map((each) => ({ subject: 'product', id: each, at, document: documents.get(each) ?? null })),
  );
};

export const storeDeltas = async (changes: readonly z.input<typeof Delta>[]): Promise<void> => {
  // A document may have 8 KB, and a transaction takes 4 MB.
  for (const part of inParts(changes, 50))
    await transact(
      part.map((delta) => ({
        part: 'delta',
        put: {
          ...deltaKey(delta.at, delta.id),
          ...deltas.store(delta),
          [expiry]: Math.floor(Date.parse(delta.at) / 1000) + keptFor,
        },
      })),
    );
};

/** The changes since a time, or all that are kept, oldest first. Strongly consistent. */
export const deltasSince = async (at?: string): Promise<Delta[]> =>
  (await queryTable(catalogueDeltasPartition, { from: at })).map((item) => deltas.read(item));
