import type { Locale } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type ProductType, productTypeWrite, requireProductType } from '../data/product-types/product-types.ts';
import { countProducts } from '../data/products/product-counts.ts';
import { productTypeAuditWrite } from './product-type-audit-write.ts';
import { toReplyType } from './to-reply.ts';

type Request = { actor: Actor; now: string; locale: Locale };

/** The decision that changes a product type, if it has the version that the client knows. */
export const typeChange = async (
  { id, version }: { id: string; version: number },
  request: Request,
  change: (before: ProductType) => ProductType,
) => {
  const before = await requireProductType(id);
  if (before.version !== version) throw new Problem('changed');
  const after = { ...change(before), version: version + 1 };
  return {
    reply: { data: toReplyType(after, await countProducts('type', id), request.locale) },
    writes: [
      productTypeWrite(before, after),
      productTypeAuditWrite('product-type-changed', request, { before, after }),
    ],
  };
};
