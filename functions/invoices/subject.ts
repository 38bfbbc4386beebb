import type { Input } from '#shared/contracts/endpoint.ts';
import type { issueInvoice } from '#shared/contracts/invoices.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { type Invoiced, invoicedMonth, invoicedOrder, sellerFor } from './invoiced.ts';

/** The order or the month that a request names; an order has no shifts. */
export const subjectOf = async (
  actor: Actor,
  { order_id, company_id, month, seller_id }: Input<typeof issueInvoice>['body'],
  now: string,
): Promise<Invoiced & { shifts: Shift[] }> =>
  order_id === undefined
    ? invoicedMonth({ sellerId: sellerFor(actor, seller_id), customerId: company_id ?? '', month: month ?? '' })
    : { ...(await invoicedOrder(actor, order_id, now)), shifts: [] };
