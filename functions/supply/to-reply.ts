import type * as z from 'zod/mini';
import type { DeliveryDocument as WireDocument, FullDocument } from '#shared/contracts/supply.ts';
import { amountOf, piecesOf } from '#shared/domain/orders/amounts.ts';
import { roleCodesOf } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { allowedOfDocument } from '#shared/domain/supply/documents.ts';
import { rateSumsOf } from '#shared/domain/vat/vat.ts';
import type { DeliveryDocument } from '../data/supply/documents.ts';

/** What an account is to a document: the same as to its order. */
export const roleCodesFor = (actor: Actor, { user }: DeliveryDocument) => roleCodesOf(actor, { account_id: user.id });

export const toReplyRow = (actor: Actor, document: DeliveryDocument): z.input<typeof WireDocument> => ({
  ...document,
  store: document.supply_store,
  goods_num: piecesOf(document.items),
  actions: allowedOfDocument(document.status, roleCodesFor(actor, document)),
});

export const toReplyDocument = (actor: Actor, document: DeliveryDocument): z.input<typeof FullDocument> => ({
  ...toReplyRow(actor, document),
  items: document.items,
  vat: rateSumsOf(document.items.map(amountOf)),
  history: document.history,
});
