import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import {
  documentTypes,
  type MediaType,
  mediaTypes,
  type PrivatePurposeName,
  privatePurposeNames,
  type PurposeName,
  purposeNames,
} from '#shared/domain/files/purposes.ts';
import { fileStates, isOpen, type Rejection, rejections } from '#shared/domain/files/upload.ts';
import { Problem } from '#shared/domain/problem.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { ConditionFailed, get, ifNotExists, type Item, queryIndex, transact, type Write } from '../table.ts';

export const ofFile = part('file');

export const fileKey = recordKeyOf('FILE');
const filesToRemovePartition = 'FILES_TO_REMOVE';

/**
 * A file, from its announcement to its removal. Its objects in the bucket follow from its ids (objects.ts). It is queued
 * for removal from the beginning, and only claiming an upload takes it from the queue: so nothing stays that no record
 * shows, whatever fails in between.
 */
const StoredFile = z.object({
  id,
  /**
   * A part of the public paths. No reply has it until the upload is claimed: then it is the id of the file, so that a
   * file has no address that anybody knows before a record shows it.
   */
  public_id: id,
  /** The account that may see an upload and claim it, or that may read a private file. */
  owner_id: id,
  purpose: z.enum([...purposeNames, ...privatePurposeNames]),
  type: z.enum([...mediaTypes, documentTypes.csv, documentTypes.xlsx]),
  /** Bytes that were announced. 0 for a private file that is not written yet. */
  size: z.int(),
  state: z.enum(fileStates),
  /** The ETag of the content that is checked. A form can be sent several times; the first arrival counts. */
  etag: z.optional(z.string()),
  rejection: z.nullable(z.enum(rejections)),
  created_at: storedInstant,
  /** Until then an upload can be claimed, and a private file be read. */
  claim_until: storedInstant,
  /** Ignored while the file is claimed. */
  remove_at: storedInstant,
});
export type StoredFile = z.infer<typeof StoredFile>;
/** A file that a browser sends. The others are private files, which the app writes. */
export type Upload = StoredFile & { purpose: PurposeName; type: MediaType };
type PrivateFile = StoredFile & { purpose: PrivatePurposeName };

export const isUpload = (file: StoredFile): file is Upload =>
  (purposeNames as readonly string[]).includes(file.purpose);

// Schema 2 has the purpose `company-logo`, schema 3 those of categories and products, schema 4 that of collections.
// Schema 5 has `public_id`: the objects of earlier files are named by the id. Schema 6 has the purpose `publication-cover`,
// schema 7 `chat-file`, schema 8 `assistant-avatar`.
const files = entity('file', StoredFile, [
  (old) => old,
  (old) => old,
  (old) => old,
  (old) => ({ ...old, public_id: old['id'] }),
  (old) => old,
  (old) => old,
  (old) => old,
]);

const itemOf = (file: StoredFile): Item => ({
  ...fileKey(file.id),
  ...files.store(file),
  ...(file.state !== 'claimed' && { all_pk: filesToRemovePartition, all_sk: `${file.remove_at}#${file.id}` }),
});

export const fileInsertionWrite = (file: StoredFile): Write => ({ part: ofFile, put: itemOf(file), if: ifNotExists });

/** By id, without an access check. */
export const findFile = async (fileId: string): Promise<StoredFile | undefined> => {
  const item = await get(fileKey(fileId));
  return item && files.read(item);
};

/** An upload of the account that is neither claimed nor expired. Throws not-found otherwise. */
export const getOpenUpload = async (ownerId: string, fileId: string, now: string) => {
  const file = await openUpload(ownerId, fileId, now);
  if (!file) throw new Problem('not-found');
  return file;
};
const openUpload = async (ownerId: string, fileId: string, now: string) => {
  const file = await findFile(fileId);
  return file && isUpload(file) && file.owner_id === ownerId && isOpen(file, now) ? file : undefined;
};

/**
 * Binds an awaited file to the content that is checked, so that no other content can replace its objects. Undefined if
 * another one is bound, or the check is done.
 */
export const bindContent = async (file: Upload, etag: string): Promise<Upload | undefined> => {
  const { expression, names, values } = inState('waiting');
  const bound: Write = {
    part: ofFile,
    update: fileKey(file.id),
    set: 'SET etag = :etag',
    values: { ':etag': etag },
    if: { expression: `${expression} AND (attribute_not_exists(etag) OR etag = :etag)`, names, values },
  };
  try {
    await transact([bound]);
    return { ...file, etag };
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
};

/** Stores the result of the check. Without effect if another delivery of the same arrival has stored it. */
export const storeCheckResult = async (file: StoredFile, rejection: Rejection | null): Promise<void> => {
  const checked: StoredFile = { ...file, state: rejection ? 'rejected' : 'ready', rejection };
  await transact([{ part: ofFile, put: itemOf(checked), if: inState('waiting') }]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
};

/**
 * The writes that claim an upload, for the transaction that stores the record that shows the file, and the file as it
 * is then: the record stores its id, which is another than the upload's. Throws not-found at `upload_id` for another
 * account's, another purpose's, a claimed or an expired upload, and upload-not-ready before it is checked.
 */
export const fileClaim = async (
  upload: { id: string; owner_id: string; purpose: PurposeName },
  now: string,
): Promise<{ file: StoredFile; writes: Write[] }> => {
  const ready = await openUpload(upload.owner_id, upload.id, now);
  if (ready?.purpose !== upload.purpose)
    throw new Problem('not-found', { fields: { upload_id: { key: 'not-found' } } });
  if (ready.state !== 'ready') throw new Problem('upload-not-ready');
  const file: StoredFile = { ...ready, id: ready.public_id, state: 'claimed' };
  // An upload of an earlier schema has one id.
  if (file.id === ready.id) return { file, writes: [{ part: ofFile, put: itemOf(file), if: inState('ready') }] };
  return {
    file,
    writes: [{ part: ofFile, remove: fileKey(ready.id), if: inState('ready') }, fileInsertionWrite(file)],
  };
};

/** The write that queues a claimed file for removal at once, for the transaction that no longer shows it. */
export const fileRemovalWrite = (fileId: string, now: string): Write => ({
  part: ofFile,
  update: fileKey(fileId),
  set: 'SET #state = :removed, remove_at = :now, all_pk = :queue, all_sk = :sort_key',
  values: { ':removed': 'removed', ':now': now, ':queue': filesToRemovePartition, ':sort_key': `${now}#${fileId}` },
  if: inState('claimed'),
});

type NewPrivateFile = {
  id: string;
  owner_id: string;
  purpose: PrivatePurposeName;
  type: PrivateFile['type'];
  /** ISO 8601 UTC. */
  created_at: string;
  expires_at: string;
};
/** A signed URL that was made just before the expiry still works. */
const marginMs = 3_600_000;

const privateFile = ({ expires_at, ...file }: NewPrivateFile): PrivateFile => ({
  ...file,
  public_id: file.id,
  size: 0,
  state: 'waiting',
  rejection: null,
  claim_until: expires_at,
  remove_at: new Date(Date.parse(expires_at) + marginMs).toISOString(),
});

/**
 * The write of a private file without content, for the transaction of the record that it belongs to. It is queued for
 * removal at its expiry. Then `writePrivate` (objects.ts) stores its content, and `privateFileReadyWrite` makes it
 * readable.
 */
export const privateFileInsertionWrite = (file: NewPrivateFile): Write => fileInsertionWrite(privateFile(file));

/** Fails as part `file` if the file was removed, or written by another run. */
export const privateFileReadyWrite = (file: NewPrivateFile, size: number): Write => ({
  part: ofFile,
  put: itemOf({ ...privateFile(file), size, state: 'ready' }),
  if: inState('waiting'),
});

/** Queues a private file for removal at once, also one whose item was removed while its content was written. */
export const privateFileRemovalWrite = (file: NewPrivateFile, now: string): Write => ({
  part: ofFile,
  put: itemOf({ ...privateFile(file), state: 'removed', remove_at: now }),
});

/** A private file of the account that is written and has not expired. Throws not-found otherwise. */
export const getPrivateFile = async (
  { id: fileId, owner_id, purpose }: Pick<PrivateFile, 'id' | 'owner_id' | 'purpose'>,
  now: string,
): Promise<PrivateFile> => {
  const file = await findFile(fileId);
  if (!file || file.owner_id !== owner_id || file.purpose !== purpose) throw new Problem('not-found');
  if (file.state !== 'ready' || file.claim_until <= now) throw new Problem('not-found');
  return { ...file, purpose };
};

/** The ids of at most `limit` files whose removal is due, the oldest first. */
export const filesToRemove = async (now: string, limit: number): Promise<string[]> =>
  (await queryIndex('all', filesToRemovePartition, { to: `${now}~`, limit })).map(({ id: fileId }) => String(fileId));

/** Removes the item of a file whose objects are deleted. Without effect if it was claimed. */
export const dropFile = async (file: StoredFile): Promise<void> => {
  await transact([{ part: ofFile, remove: fileKey(file.id), if: inState(file.state) }]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
};

const inState = (state: StoredFile['state']) => ({
  expression: '#state = :state',
  names: { '#state': 'state' },
  values: { ':state': state },
});
