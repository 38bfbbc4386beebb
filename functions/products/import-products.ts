import { importProducts } from '#shared/contracts/products.ts';
import { categoryMatcher, nameMatcher } from '#shared/domain/imports/match-names.ts';
import { repeatedSkus } from '#shared/domain/imports/products.ts';
import { mapAtMost } from '../data/at-most.ts';
import { productTypeNames } from '../data/product-types/product-types.ts';
import { consume } from '../data/rate-limits.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { categoryNames } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { importRow } from './import-row.ts';
import { sellerFor } from './seller-for.ts';

/** One transaction per row. A request that fails midway is repeated: finished rows are recognised by their product. */
export const handler = serve(importProducts, async ({ actor, body, now }) => {
  const { import_id, dry_run, rows } = body;
  const company_id = await sellerFor(actor, body.company_id);
  await consume('import-requests-of-account', actor.id, now);
  const [categories, tree, types] = await Promise.all([
    categoryNames('product'),
    readTree('product'),
    productTypeNames(),
  ]);
  const context = {
    actor,
    now,
    company_id,
    import_id,
    isDryRun: dry_run,
    tree,
    find: { category: categoryMatcher(categories, tree), type: nameMatcher(types) },
    repeated: repeatedSkus(rows),
  };
  // Writes one after another, because all of them change the same lists.
  const data = await mapAtMost(rows, (row) => importRow(row, context), dry_run ? 10 : 1);
  return { reply: { data } };
});
