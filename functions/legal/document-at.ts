import type { DocumentType } from '#shared/contracts/legal.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Document, findDocument } from '../data/legal/documents.ts';
import { firstVersion } from './first-version.ts';

/** The newest version, or the requested one. Throws not-found. */
export const documentAt = async (type: DocumentType, version?: number): Promise<Document> => {
  const published = await findDocument(type, version);
  if (published) return published;
  if (version === undefined || version === 1) return firstVersion(type);
  throw new Problem('not-found');
};
