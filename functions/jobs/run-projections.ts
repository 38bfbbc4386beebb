import { type EventKind, eventOf, kindOf, type TableEvent } from '../events/events.ts';
import { serveStream } from '../events/serve-stream.ts';
import { announceChanges, announcedKinds } from './projections/announce-changes.ts';
import { deliverNotifications } from './projections/deliver-notifications.ts';
import { indexCatalogue } from './projections/index-catalogue.ts';
import { indexDocuments } from './projections/index-documents.ts';
import { indexInvoices } from './projections/index-invoices.ts';
import { indexOrders } from './projections/index-orders.ts';
import { keepOrderMovements } from './projections/keep-order-movements.ts';
import { keepStatistics } from './projections/keep-statistics.ts';
import { listByFilter } from './projections/list-by-filter.ts';
import { listOffers } from './projections/list-offers.ts';
import { markPurchases } from './projections/mark-purchases.ts';
import { removeMessages } from './projections/remove-messages.ts';
import { chatKinds, sendPosts } from './projections/send-posts.ts';

/**
 * Brings derived data up to date with one committed change. An event may be delivered more than once. `now` gives the
 * time, ISO 8601 UTC.
 */
export type Projection = (event: TableEvent, now: () => string) => Promise<void>;

/**
 * Every projection by name, with the kinds of events that it reads. They share a function, but a record that one of them
 * cannot read is set aside for that one only.
 */
const projections: Readonly<Record<string, { kinds: readonly EventKind[]; project: Projection }>> = {
  'announce-changes': { kinds: announcedKinds, project: announceChanges },
  'list-by-filter': { kinds: ['account'], project: listByFilter },
  'list-offers': { kinds: ['shift'], project: listOffers },
  'keep-statistics': { kinds: ['shift'], project: keepStatistics },
  'index-catalogue': {
    kinds: ['product', 'stock', 'product-rating', 'specialty', 'product-type', 'company'],
    project: indexCatalogue,
  },
  'index-orders': { kinds: ['order'], project: indexOrders },
  'index-documents': { kinds: ['delivery-document'], project: indexDocuments },
  'index-invoices': { kinds: ['invoice'], project: indexInvoices },
  'remove-messages': { kinds: ['order'], project: removeMessages },
  'keep-order-movements': { kinds: ['order'], project: keepOrderMovements },
  'send-posts': { kinds: chatKinds, project: sendPosts },
  'deliver-notifications': { kinds: ['notification'], project: deliverNotifications },
  'mark-purchases': { kinds: ['order'], project: markPurchases },
};

export const handler = serveStream(
  Object.fromEntries(
    Object.entries(projections).map(([name, { kinds, project }]) => [
      name,
      async (record, now) => {
        if (!kinds.some((kind) => kind === kindOf(record))) return;
        const event = eventOf(record);
        if (event) await project(event, now);
      },
    ]),
  ),
);
