import * as z from 'zod/mini';
import { id, idAndName, money, person, storedInstant, version } from '#shared/contracts/fields.ts';
import { lineVat } from '#shared/contracts/vat-fields.ts';
import { orderScope } from '#shared/domain/orders/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { documentNumber } from '#shared/domain/supply/act.ts';
import { documentStatuses, documentTransitionNames } from '#shared/domain/supply/documents.ts';
import { entity } from '../entity.ts';
import { recordKeyOf, uniqueKey } from '../keys.ts';
import { linesWithVat } from '../orders/lines-with-vat.ts';
import { orderSubject } from '../orders/order-entries.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Item, type Write } from '../table.ts';
import { listDocumentWrites } from './document-entries.ts';

export const ofDocuments = part('documents');

export const deliveryDocumentKey = recordKeyOf('DELIVERY_DOCUMENT');

const status = z.enum(documentStatuses);
const numbered = z.object({ id, number: z.string() });
/** Amounts in haléř. It has `DocumentState` of the rules. Names are those of when it was issued. */
const DeliveryDocument = z.object({
  id,
  version,
  /** The number of the order, and which of its documents it is. */
  number: z.string(),
  order: numbered,
  /** Of the order. */
  company: idAndName,
  customer: z.nullable(idAndName),
  supply_store: z.nullable(z.object({ id, name: z.string(), address: z.string() })),
  user: person,
  created_at: storedInstant,
  status,
  external_number: z.nullable(z.string()),
  external_date: z.nullable(z.string()),
  external_id: z.nullable(z.string()),
  exported_at: z.nullable(storedInstant),
  comment: z.string(),
  sum: money,
  items: z.array(
    z.object({ product_id: id, name: z.string(), sku: z.string(), price: money, ...lineVat, count: z.int() }),
  ),
  replaces: z.nullable(numbered),
  replaced_by: z.nullable(numbered),
  history: z.array(
    z.object({
      at: storedInstant,
      by: z.nullable(person),
      what: z.enum(['issue', ...documentTransitionNames]),
      status,
      note: z.nullable(z.string()),
    }),
  ),
});
export type DeliveryDocument = z.infer<typeof DeliveryDocument>;
const documents = entity('delivery-document', DeliveryDocument, [linesWithVat]);

export const readDocument = (item: Item): DeliveryDocument => documents.read(item);

/** Those who read the order read its documents. */
export const readsDocument = (actor: Actor, document: DeliveryDocument): boolean =>
  isInScope(orderScope, actor, orderSubject(document));

/** By id, without an access check. Strongly consistent. */
export const findDocument = async (documentId: string): Promise<DeliveryDocument | undefined> => {
  const item = await get(deliveryDocumentKey(documentId));
  return item && readDocument(item);
};

/** Throws not-found if it does not exist or is out of the actor's scope. */
export const getDocument = async (actor: Actor, documentId: string): Promise<DeliveryDocument> => {
  const document = await findDocument(documentId);
  if (!document || !readsDocument(actor, document)) throw new Problem('not-found');
  return document;
};

/** As `getDocument`. Throws changed if it has another version. */
export const getDocumentAt = async (actor: Actor, documentId: string, seen: number): Promise<DeliveryDocument> => {
  const document = await getDocument(actor, documentId);
  if (document.version !== seen) throw new Problem('changed');
  return document;
};

/** The part of the number of a new document: another one of the order was issued meanwhile. */
export const ofDocumentNumber = part('document-number');
const numberKey = (number: string) => uniqueKey('document', number);

/** The writes of a new document, or of a changed one, whose version is one more; otherwise part `document` fails. */
export const documentWrites = (before: DeliveryDocument | undefined, after: DeliveryDocument): Write[] => [
  {
    part: 'document',
    put: { ...deliveryDocumentKey(after.id), ...documents.store(after) },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  ...(before
    ? []
    : [{ part: ofDocumentNumber, put: { ...numberKey(after.number), document_id: after.id }, if: ifNotExists }]),
  ...listDocumentWrites(before, after),
];

/** For a decision on an order that has so many documents: part `documents` fails if another one was issued meanwhile. */
export const lastDocumentCheck = (order: { number: string }, count: number): Write => ({
  part: ofDocuments,
  check: numberKey(documentNumber(order, count + 1)),
  if: ifNotExists,
});
