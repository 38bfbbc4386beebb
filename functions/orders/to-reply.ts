import type * as z from 'zod/mini';
import type { Order as WireOrder, OrderRow } from '#shared/contracts/orders.ts';
import { may } from '#shared/domain/access.ts';
import { orderRates } from '#shared/domain/invoices/order-lines.ts';
import { editableGroups, mayReturn, mayShipPart, offeredTransitions } from '#shared/domain/orders/act.ts';
import { chargedOf, moneyOf, piecesOf, pricedOf, quotedAmounts } from '#shared/domain/orders/amounts.ts';
import { isAgreed, roleCodesOf } from '#shared/domain/orders/transitions.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { mayChange } from '../data/invoices/invoices.ts';
import { invoiceOfOrder } from '../data/invoices/order-payments.ts';
import type { Order } from '../data/orders/orders.ts';
import { readPhotos } from '../data/products/media.ts';
import { readStock, stockKey } from '../data/products/stock.ts';
import { getMany } from '../data/table.ts';

/** What an account is to an order. */
export const roleCodesFor = (actor: Actor, { user }: Order) => roleCodesOf(actor, { account_id: user.id });

export const toReplyRow = (actor: Actor, order: Order): z.input<typeof OrderRow> => ({
  ...order,
  city: order.address?.city ?? null,
  goods_num: piecesOf(order.items),
  total: moneyOf(order).total,
  payable: moneyOf(order).payable,
  quotation_until: order.status === 'quotation' ? (order.quotation?.valid_until ?? null) : null,
  actions: offeredTransitions(order, roleCodesFor(actor, order)),
});

export const toReplyOrder = async (actor: Actor, order: Order): Promise<z.input<typeof WireOrder>> => {
  const roleCodes = roleCodesFor(actor, order);
  const ids = order.items.map(({ product_id }) => product_id);
  const isCustomer = sideOf(actor.role) !== 'platform' && sideOf(actor.role) !== 'performer';
  const [photoOf, stocks, invoice] = await Promise.all([
    readPhotos(ids),
    isCustomer ? [] : getMany(ids.map(stockKey)),
    invoiceOfOrder(order),
  ]);
  const availableOf = new Map(stocks.map(readStock).map((one) => [one.product_id, Math.max(0, one.available)]));
  const { returned, paid, refund } = moneyOf(order);
  const quoted = order.quotation && { ...order, ...quotedAmounts(order, order.quotation) };
  return {
    ...toReplyRow(actor, order),
    ...order,
    returned,
    paid,
    refunded: refund,
    vat: orderRates(pricedOf(order)),
    pickup_address: order.pickup_store?.address ?? null,
    supply_address: order.supply_store?.address ?? null,
    items: order.items.map((line) => ({
      ...line,
      photo: photoOf.get(line.product_id) ?? null,
      available: isCustomer ? null : (availableOf.get(line.product_id) ?? 0),
    })),
    quotation: order.quotation && quoted && { ...order.quotation, sum: quoted.sum, payable: chargedOf(quoted) },
    has_invoice: isAgreed(order),
    invoice: invoice ?? null,
    may_invoice: isAgreed(order) && may(actor.role, 'invoice.write') && mayChange(actor, { seller: order.company }),
    editable: editableGroups(order, roleCodes),
    may_ship_part: mayShipPart(order, roleCodes),
    may_return: mayReturn(order, roleCodes),
    may_mark_payment: may(actor.role, 'order.payment'),
    may_delete: may(actor.role, 'order.delete') && order.status === 'canceled',
  };
};
