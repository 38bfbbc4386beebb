import { createUpload } from '#shared/contracts/files.ts';
import type { MediaType, PurposeName } from '#shared/domain/files/purposes.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { putObject } from './own-bucket.ts';
import { picture } from './pictures.ts';
import { ok } from './shift-fixtures.ts';

export const aPicture = (): Uint8Array => picture(60, 60).get_bytes_jpeg(80);

export const keyOf = (id: string, purpose: PurposeName = 'profile-photo'): string => `incoming/${purpose}/${id}`;
/** The objects of a profile photo by its file's id (`publicIdOf`). */
export const squareKeys = (id: string): string[] =>
  ['large', 'small'].map((square) => `files/profile-photo/${id}/${square}.jpg`);
/** The id that the file of an unclaimed upload has after its claim. No request answers it before. */
export const publicIdOf = async (uploadId: string): Promise<string> => {
  const { findFile } = await import('../../functions/data/files/files.ts');
  const file = await findFile(uploadId);
  if (!file) throw new Error(`There is no upload ${uploadId}`);
  return file.public_id;
};
/** As `publicIdOf`, of several. */
export const publicIdsOf = (uploadIds: readonly string[]): Promise<string[]> => Promise.all(uploadIds.map(publicIdOf));

type Announced = { purpose?: PurposeName; size?: number; type?: MediaType; now?: string | undefined };
/** Announces a picture, by default a profile photo. Returns the upload's id. */
export const announce = async (
  who: Account,
  { purpose = 'profile-photo', size = 1000, type = 'image/jpeg', now }: Announced = {},
): Promise<string> => {
  const body = { purpose, type, size };
  return String(ok(await invoke(createUpload, who, { body, ...(now && { now }) })).id);
};

/** EventBridge's event of an arrived object. */
const arrivalOf = (key: string, time = new Date().toISOString()) => ({ time, detail: { object: { key } } });

/** Checks an arrived object as the deployed function does. */
export const receive = async (key: string, time?: string): Promise<void> => {
  const { handler } = await import('../../functions/jobs/receive-upload.ts');
  await handler(arrivalOf(key, time));
};

/** A picture that is sent and checked, by its upload's id. It may be a file that is rejected. */
export const uploaded = async (
  who: Account,
  content = aPicture(),
  now?: string,
  purpose?: PurposeName,
): Promise<string> => {
  const id = await announce(who, { size: Math.max(1, content.length), now, ...(purpose && { purpose }) });
  const key = keyOf(id, purpose);
  await putObject(key, content);
  await receive(key, now);
  return id;
};
