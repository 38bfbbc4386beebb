import * as z from 'zod/mini';
import { area, item, unpagedList } from './endpoint.ts';
import { bounded, multilineText, person, storedInstant, version } from './fields.ts';

const endpoint = area('legal');

/** The specification's documents: four legal texts, four manuals. */
export const documentType = z.enum([
  'user_agreement',
  'privacy_policy',
  'shipping_policy',
  'refund_policy',
  'customer_manual',
  'performers_manual',
  'workers_manual',
  'admins_manual',
]);
export type DocumentType = z.infer<typeof documentType>;

/** Markdown, one text per language of the app. */
const documentText = multilineText(40_000);
export const DocumentTexts = z.strictObject({ cz: documentText, en: documentText, ru: documentText });
export type DocumentTexts = z.infer<typeof DocumentTexts>;

/** A document in the caller's language, and its version. The name `text` is fixed by the specification. */
const LocalizedDocument = z.object({ type: documentType, version, at: storedInstant, text: z.string() });
const DocumentVersion = z.object({
  type: documentType,
  version,
  /** The time of publication. */
  at: storedInstant,
  /** The author; null for the first version, which is part of the app. */
  by: z.nullable(person),
});
const DocumentWithTexts = z.object({ ...DocumentVersion.shape, texts: DocumentTexts });

const ofType = { type: documentType };
const versionParameter = z.pipe(bounded(6).check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

export const getDocument = endpoint({
  name: 'get-document',
  summary:
    "Get a legal document or a manual in the caller's language as Markdown: the newest version or an earlier one",
  assistant:
    'The manuals: how the app is used. Types: customer_manual, performers_manual, workers_manual, admins_manual; also the user agreement and the privacy policy',
  method: 'GET',
  path: '/api/document',
  access: 'public',
  atEdge: true,
  localized: true,
  query: z.strictObject({ ...ofType, version: z.optional(versionParameter) }),
  reply: LocalizedDocument,
  problems: ['not-found'],
});

export const getUserAgreement = endpoint({
  name: 'get-user-agreement',
  summary: "Get the current user agreement in the caller's language, with its version",
  method: 'GET',
  path: '/api/user_agreement',
  access: 'public',
  atEdge: true,
  localized: true,
  reply: LocalizedDocument,
});

export const listDocuments = endpoint({
  name: 'list-documents',
  summary: 'List the documents, with the author and the time of the newest version of each',
  method: 'GET',
  path: '/api/documents',
  access: 'document.write',
  reply: unpagedList(DocumentVersion),
});

export const listDocumentVersions = endpoint({
  name: 'list-document-versions',
  summary: 'List the versions of a document, newest first',
  method: 'GET',
  path: '/api/document/versions',
  access: 'document.write',
  query: z.strictObject(ofType),
  reply: unpagedList(DocumentVersion),
});

export const getDocumentTexts = endpoint({
  name: 'get-document-texts',
  summary: 'Get a document in all languages, for editing or for comparing versions',
  method: 'GET',
  path: '/api/document/texts',
  access: 'document.write',
  query: z.strictObject({ ...ofType, version: z.optional(versionParameter) }),
  reply: item(DocumentWithTexts),
  problems: ['not-found'],
});

export const updateDocument = endpoint({
  name: 'update-document',
  summary: 'Publish a new version of a document; earlier versions are kept',
  method: 'PUT',
  path: '/api/document',
  access: 'document.write',
  body: z.strictObject({ ...ofType, version, texts: DocumentTexts }),
  reply: item(DocumentWithTexts),
  problems: ['changed'],
});
