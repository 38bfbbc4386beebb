import { randomUUID } from 'node:crypto';
import { createProductType } from '#shared/contracts/product-types.ts';
import { productTypeWrite, requirePlaceForType } from '../data/product-types/product-types.ts';
import { serve } from '../http/serve.ts';
import { productTypeAuditWrite } from './product-type-audit-write.ts';
import { toReplyType } from './to-reply.ts';

export const handler = serve(createProductType, async (request) => {
  await requirePlaceForType();
  const type = { ...request.body, id: randomUUID(), version: 1, parameters: [] };
  return {
    reply: { data: toReplyType(type, 0, request.locale) },
    writes: [
      productTypeWrite(undefined, type),
      productTypeAuditWrite('product-type-created', request, { before: null, after: type }),
    ],
  };
});
