import { type DocumentType, getDocument } from '#shared/contracts/legal.ts';
import { useGet } from '../../api/query.ts';

/** A document in the reader's language: the newest version, or an earlier one. */
export const useDocument = (type: DocumentType, version?: string) =>
  useGet(getDocument, { query: { type, ...(version && { version }) } });
