import { createUpload } from '#shared/contracts/files.ts';
import type { MediaType } from '#shared/domain/files/purposes.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { putObject } from './own-bucket.ts';
import { picture } from './pictures.ts';
import { ok } from './shift-fixtures.ts';

export const aPicture = (): Uint8Array => picture(60, 60).get_bytes_jpeg(80);

export const keyOf = (id: string): string => `incoming/profile-photo/${id}`;
export const squareKeys = (id: string): string[] =>
  ['large', 'small'].map((square) => `files/profile-photo/${id}/${square}.jpg`);

/** Announces a profile photo. Returns the upload's id. */
export const announce = async (
  who: Account,
  { size = 1000, type = 'image/jpeg', now }: { size?: number; type?: MediaType; now?: string } = {},
): Promise<string> => {
  const body = { purpose: 'profile-photo', type, size };
  return String(ok(await invoke(createUpload, who, { body, ...(now && { now }) })).id);
};

/** EventBridge's event of an arrived object. */
const arrivalOf = (key: string, time = new Date().toISOString()) => ({ time, detail: { object: { key } } });

/** Checks an arrived object as the deployed function does. */
export const receive = async (key: string, time?: string): Promise<void> => {
  const { handler } = await import('../../functions/jobs/receive-upload.ts');
  await handler(arrivalOf(key, time));
};

/** A photo that is sent and checked, by its upload's id. It may be a file that is rejected. */
export const uploaded = async (who: Account, content = aPicture(), now?: string): Promise<string> => {
  const id = await announce(who, { size: Math.max(1, content.length), ...(now && { now }) });
  await putObject(keyOf(id), content);
  await receive(keyOf(id), now);
  return id;
};
