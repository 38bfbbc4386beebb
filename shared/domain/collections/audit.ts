import type { Kind } from '../audit/kind.ts';

type CollectionValues = { names: { cs: string }; active: boolean; product_ids: readonly string[] };
export const collectionAudit = {
  name: ({ names }) => names.cs,
  active: ({ active }) => active,
  products: ({ product_ids }) => product_ids.length,
} satisfies Kind<CollectionValues>;

export const newDaysAudit = { new_days: ({ new_days }) => new_days } satisfies Kind<{ new_days: number }>;
