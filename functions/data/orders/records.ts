import { announcementOf } from '../live/announcement.ts';
import type { Announcements, Change, CountedLists, Listed, Readers } from '../records.ts';
import { purchaseWrites } from '../reviews/purchases.ts';
import { companyTenant, listOrderWrites, orderLists, orderSubject, searchOrderWrites } from './order-entries.ts';
import { type Order, orderKey, readOrder } from './orders.ts';

export const readers = { order: readOrder } satisfies Readers;

export const announcements = {
  order: ({ before, after }: Change<Order>) => announcementOf('orders', [before, after], orderSubject),
} satisfies Announcements;

export const listed = {
  orders: {
    record: orderKey,
    writes: (item) => {
      const order = readOrder(item);
      return [...listOrderWrites(undefined, order), ...searchOrderWrites(null, order), ...purchaseWrites(order)];
    },
  },
} satisfies Listed;

/** The orders of one account are left to `npm run rebuild`. */
export const countedLists: CountedLists = (company) => orderLists(companyTenant(company));
