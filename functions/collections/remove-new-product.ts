import { removeNewProduct } from '#shared/contracts/collections.ts';
import { withRemoved } from '#shared/domain/collections/is-new.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getCompany } from '../data/companies/companies.ts';
import { findProduct } from '../data/products/products.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

const { read, storeWrite, ofSetting } = settings.new_days;

export const handler = serve(removeNewProduct, async ({ query, actor, now }) => {
  const [product, before] = await Promise.all([findProduct(query.product_id), read()]);
  if (!product) throw new Problem('not-found');
  const company = (await getCompany(product.company_id)) ?? null;
  return {
    reply: { data: query },
    writes: [
      storeWrite(before, { ...before.value, removed: withRemoved(before.value.removed, product.id, now) }),
      auditEntryWrite({ action: 'new-product-removed', by: actor, at: now, company, about: product }),
    ],
    retryOn: [ofSetting],
  };
});
