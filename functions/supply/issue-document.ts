import { randomUUID } from 'node:crypto';
import { issueDocument } from '#shared/contracts/supply.ts';
import { sumOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { documentLines, documentNumber, moveDocument, undocumented } from '#shared/domain/supply/act.ts';
import { isDocumented } from '#shared/domain/supply/documents.ts';
import { supplyLimits } from '#shared/domain/supply/limits.ts';
import { getOrder, ofOrder, unchangedOrderCheck } from '../data/orders/orders.ts';
import { documentsOf } from '../data/supply/document-lists.ts';
import { documentNotificationWrites } from '../data/supply/document-notifications.ts';
import { type DeliveryDocument, documentWrites, getDocumentAt, ofDocumentNumber } from '../data/supply/documents.ts';
import { serve } from '../http/serve.ts';
import { roleCodesFor, toReplyDocument } from './to-reply.ts';

export const handler = serve(issueDocument, async ({ actor, body, now }) => {
  const { order_id, replaces, items: wanted, ...fields } = body;
  const [order, documents] = await Promise.all([getOrder(actor, order_id), documentsOf(order_id)]);
  const replaced = replaces && (await getDocumentAt(actor, replaces.id, replaces.version));
  if (replaced && replaced.order.id !== order.id) throw new Problem('not-found');
  if (!isDocumented(order) || documents.length >= supplyLimits.documents) throw new Problem('order-not-documented');
  const by = { id: actor.id, fio: actor.fio };
  const items = documentLines(
    wanted,
    undocumented(
      order,
      documents.filter(({ id }) => id !== replaced?.id),
    ),
  );
  const { company, customer, supply_store, user } = order;
  const issued: DeliveryDocument = {
    id: randomUUID(),
    version: 1,
    number: documentNumber(order, documents.length + 1),
    order: { id: order.id, number: order.number },
    company,
    customer,
    supply_store,
    user,
    created_at: now,
    status: 'issued',
    ...fields,
    exported_at: null,
    sum: sumOf(items),
    items,
    replaces: replaced ? { id: replaced.id, number: replaced.number } : null,
    replaced_by: null,
    history: [{ at: now, by, what: 'issue', status: 'issued', note: null }],
  };
  const ended = replaced && {
    ...moveDocument(replaced, 'replaced', { by, roleCodes: roleCodesFor(actor, replaced), now }).document,
    version: replaced.version + 1,
    replaced_by: { id: issued.id, number: issued.number },
  };
  const context = { by: actor, at: now };
  return {
    reply: { data: toReplyDocument(actor, issued) },
    writes: [
      ...documentWrites(undefined, issued),
      ...documentNotificationWrites(issued, 'issue', context),
      ...(ended ? [...documentWrites(replaced, ended), ...documentNotificationWrites(ended, 'replace', context)] : []),
      unchangedOrderCheck(order),
    ],
    // Two documents of an order have different numbers, and together no more pieces than it.
    retryOn: [ofDocumentNumber, ofOrder],
  };
});
