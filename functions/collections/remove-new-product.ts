import { removeNewProduct } from '#shared/contracts/collections.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getNewProducts, newProductRemovalWrite, ofNewProducts } from '../data/collections/new-products.ts';
import { getCompany } from '../data/companies/companies.ts';
import { findProduct } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(removeNewProduct, async ({ query, actor, now }) => {
  const [product, before] = await Promise.all([findProduct(query.product_id), getNewProducts()]);
  if (!product) throw new Problem('not-found');
  const company = (await getCompany(product.company_id)) ?? null;
  return {
    reply: { data: query },
    writes: [
      newProductRemovalWrite(before, product.id, now),
      auditEntryWrite({ action: 'new-product-removed', by: actor, at: now, company, about: product }),
    ],
    retryOn: [ofNewProducts],
  };
});
