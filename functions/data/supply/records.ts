import { announcementOf } from '../live/announcement.ts';
import { companyTenant, orderSubject } from '../orders/order-entries.ts';
import type { Announcements, Change, CountedLists, Listed, Readers } from '../records.ts';
import { documentLists, listDocumentWrites, searchDocumentWrites } from './document-entries.ts';
import { type DeliveryDocument, deliveryDocumentKey, readDocument } from './documents.ts';

export const readers = { 'delivery-document': readDocument } satisfies Readers;

export const announcements = {
  'delivery-document': ({ before, after }: Change<DeliveryDocument>) =>
    announcementOf('supply', [before, after], orderSubject),
} satisfies Announcements;

export const listed = {
  documents: {
    record: deliveryDocumentKey,
    writes: (item) => {
      const document = readDocument(item);
      return [...listDocumentWrites(undefined, document), ...searchDocumentWrites(null, document)];
    },
  },
} satisfies Listed;

export const countedLists: CountedLists = (company) => documentLists(companyTenant(company));
