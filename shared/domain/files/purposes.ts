import type { Access } from '../access.ts';

const MiB = 1024 * 1024;

export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];

type Purpose = {
  /** Of the request that claims such a file: nobody else may announce one. */
  access: Exclude<Access, 'public'>;
  maxBytes: number;
  /** The types that a browser may send. The content is compared with the declared type on arrival. */
  types: readonly MediaType[];
  /**
   * The squares that are made from a picture, by name: JPEG, with this side in pixels. Anyone who has a URL may read
   * them.
   */
  squares: Readonly<Record<string, number>>;
  /**
   * How a picture becomes a square: its centre (`cover`), or all of it on white (`contain`). With `inside` it keeps its
   * form: the side is that of its longer edge, and a smaller picture keeps its size.
   */
  fit: 'cover' | 'contain' | 'inside';
};

/** What a file may be uploaded for. Grants, limits, the contract and the check on arrival follow from this table. */
export const purposes = {
  'profile-photo': {
    access: 'signed-in',
    maxBytes: 4 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 256, small: 96 },
    fit: 'cover',
  },
  'company-logo': {
    access: 'company.update',
    maxBytes: 4 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 256, small: 96 },
    fit: 'contain',
  },
  'category-picture': {
    access: 'specialty.write',
    maxBytes: 4 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 256, small: 96 },
    fit: 'cover',
  },
  'collection-cover': {
    access: 'collection.write',
    maxBytes: 4 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 640, small: 256 },
    fit: 'cover',
  },
  'publication-cover': {
    access: 'publication.write',
    maxBytes: 4 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 1024, small: 256 },
    fit: 'cover',
  },
  'product-photo': {
    access: 'product.write',
    maxBytes: 10 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 1024, small: 256 },
    fit: 'contain',
  },
  // PDF, published as it is (`documentPath`).
  'product-file': {
    access: 'product.write',
    maxBytes: 20 * MiB,
    types: ['application/pdf'],
    squares: {},
    fit: 'contain',
  },
  'tender-document': {
    access: 'tender.write',
    maxBytes: 20 * MiB,
    types: ['application/pdf'],
    squares: {},
    fit: 'contain',
  },
  'assistant-avatar': {
    access: 'assistant.manage',
    maxBytes: 4 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    squares: { large: 256, small: 96 },
    fit: 'cover',
  },
  // A picture, or a PDF that is published as it is.
  'chat-file': {
    access: 'chat.use',
    maxBytes: 20 * MiB,
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    squares: { large: 1600, small: 800 },
    fit: 'inside',
  },
} as const satisfies Record<string, Purpose>;
export type PurposeName = keyof typeof purposes;
export const purposeNames = Object.keys(purposes) as [PurposeName, ...PurposeName[]];

export type SquareName<P extends PurposeName> = keyof (typeof purposes)[P]['squares'] & string;

type PrivatePurpose = {
  /** Days for which the file can be downloaded. Then it is deleted. */
  days: number;
};

/**
 * What the app itself writes files for. Only their owner reads them, by signed URLs that work for minutes. Grants and
 * the bucket's expiry follow from this table.
 */
export const privatePurposes = { export: { days: 7 } } as const satisfies Record<string, PrivatePurpose>;
export type PrivatePurposeName = keyof typeof privatePurposes;
export const privatePurposeNames = Object.keys(privatePurposes) as [PrivatePurposeName, ...PrivatePurposeName[]];

/** The types of private files, by the end of their names. */
export const documentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * A decoded pixel takes 4 bytes, and there are a few copies. The memory of receive-upload allows pictures of this size.
 */
export const maxMegapixels = 50;

/** Where the bucket keeps uploads until they are checked. */
export const incoming = 'incoming';
/** Where the bucket keeps public files: the path on the web app's origin, too. */
export const published = 'files';
/** Where the bucket keeps private files. No policy lets anyone outside read it. */
export const privateFolder = 'private';

/** Where the bucket keeps the snapshots of the catalogue's search. Only functions read them. */
export const catalogueFolder = 'catalogue';

/**
 * The path of a public document of a claimed file, which browsers save instead of showing it. Not guessable, as
 * `squarePath`.
 */
export const documentPath = (purpose: PurposeName, id: string): string => `/${published}/${purpose}/${id}/file.pdf`;

/**
 * The path of a public square of a claimed file, which never changes its content. A file's id has 128 random bits, so
 * paths cannot be guessed.
 */
export const squarePath = <P extends PurposeName>(purpose: P, id: string, square: SquareName<P>): string =>
  `/${published}/${purpose}/${id}/${square}.jpg`;
