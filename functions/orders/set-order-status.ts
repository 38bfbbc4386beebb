import { setOrderStatus } from '#shared/contracts/orders.ts';
import { moveOrder } from '#shared/domain/orders/act.ts';
import { Problem } from '#shared/domain/problem.ts';
import { isValid } from '#shared/domain/supply/act.ts';
import { getOrderAt } from '../data/orders/orders.ts';
import { documentsOf } from '../data/supply/document-lists.ts';
import { lastDocumentCheck, ofDocuments } from '../data/supply/documents.ts';
import { acceptanceWithinLimit, ofSupplyLimit } from '../data/supply/supply-limit.ts';
import { serve } from '../http/serve.ts';
import { actingOn, orderChange } from './order-changes.ts';

export const handler = serve(setOrderStatus, async ({ params: { id }, body, ...request }) => {
  const { version, status, ...details } = body;
  const before = await getOrderAt(request.actor, id, version);
  const { order, transition } = moveOrder(before, status, { ...actingOn(before, request), details });
  if (transition === 'place') {
    const { order: placed, writes } = await acceptanceWithinLimit(order, request.now);
    const decided = await orderChange(request, before, placed, transition);
    return { ...decided, writes: [...decided.writes, ...writes], retryOn: [ofSupplyLimit] };
  }
  const changed = await orderChange(request, before, order, transition);
  if (status !== 'canceled') return changed;
  const documents = await documentsOf(id);
  if (documents.some(isValid)) throw new Problem('order-has-documents');
  return {
    ...changed,
    writes: [...changed.writes, lastDocumentCheck(order, documents.length)],
    refusals: [[ofDocuments, 'order-has-documents']],
  };
});
