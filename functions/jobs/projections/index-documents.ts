import { searchDocumentWrites } from '../../data/supply/document-entries.ts';
import { deliveryDocumentKey, findDocument } from '../../data/supply/documents.ts';
import type { TableEvent } from '../../events/events.ts';
import { indexRecord } from './index-record.ts';

/** Keeps the search in step with the delivery documents. */
export const indexDocuments = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'delivery-document') return;
  const { id } = event.after ?? event.before;
  await indexRecord(event, {
    key: deliveryDocumentKey(id),
    find: () => findDocument(id),
    writes: searchDocumentWrites,
  });
};
