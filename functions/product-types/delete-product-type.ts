import { deleteProductType } from '#shared/contracts/product-types.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productTypeRemovalWrite, requireProductType } from '../data/product-types/product-types.ts';
import { countProducts, ofProductCount, productCountRemovalWrite } from '../data/products/product-counts.ts';
import { serve } from '../http/serve.ts';
import { productTypeAuditWrite } from './product-type-audit-write.ts';

export const handler = serve(deleteProductType, async (request) => {
  const { id } = request.params;
  const [type, count] = await Promise.all([requireProductType(id), countProducts('type', id)]);
  if (type.version !== request.query.version) throw new Problem('changed');
  if (count > 0) throw new Problem('product-type-in-use', { params: { count } });
  return {
    reply: { data: { id } },
    writes: [
      productTypeRemovalWrite(type),
      productCountRemovalWrite('type', id),
      productTypeAuditWrite('product-type-deleted', request, { before: type, after: null }),
    ],
    retryOn: [ofProductCount],
  };
});
