import * as z from 'zod/mini';
import { person } from '#shared/contracts/fields.ts';
import { DocumentTexts, documentType, type DocumentType } from '#shared/contracts/legal.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { atVersion, get, ifNotExists, queryTable, type Write } from '../table.ts';

/** A legal document's newest version, and each version. */
const documentKey = (type: string): Key => ({ pk: `DOCUMENT#${type}`, sk: 'DOCUMENT' });
const documentVersionKey = (type: string, version: number): Key => ({
  pk: `DOCUMENT#${type}`,
  sk: `VERSION#${String(version).padStart(6, '0')}`,
});

/** A version of a document. The first version is part of the app's code; the table holds the later ones. */
const Document = z.object({
  type: documentType,
  version: z.int(),
  texts: DocumentTexts,
  at: z.string(),
  by: z.nullable(person),
});
export type Document = z.infer<typeof Document>;

const documents = entity('document', Document);

/** The newest version, or the requested one; undefined if the table has none. */
export const findDocument = async (type: DocumentType, version?: number): Promise<Document | undefined> => {
  const item = await get(version === undefined ? documentKey(type) : documentVersionKey(type, version));
  return item && documents.read(item);
};

/** The versions in the table, oldest first. */
export const documentVersions = async (type: DocumentType): Promise<Document[]> =>
  (await queryTable(documentKey(type).pk, { startsWith: 'VERSION#' })).map(documents.read);

/** The current version of the user agreement, which accepting the terms refers to. */
export const currentTermsVersion = async (): Promise<number> => (await findDocument('user_agreement'))?.version ?? 1;

/**
 * The writes of the version after `replaced`. `replaced` is stored too, so that a later change of the app's code does
 * not change the first version. Part `document` fails if another person published first.
 */
export const documentPublicationWrites = (document: Document, replaced: Document): Write[] => {
  const version = (each: Document) => ({ ...documentVersionKey(each.type, each.version), ...documents.store(each) });
  return [
    {
      part: 'document',
      put: { ...documentKey(document.type), ...documents.store(document) },
      if: replaced.version === 1 ? ifNotExists : atVersion(replaced.version),
    },
    { part: 'version', put: version(document), if: ifNotExists },
    ...(replaced.version === 1 ? [{ part: 'first', put: version(replaced) }] : []),
  ];
};
