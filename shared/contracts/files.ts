import * as z from 'zod/mini';
import { type PurposeName, purposeNames, purposes } from '../domain/files/purposes.ts';
import { openStates, rejections } from '../domain/files/upload.ts';
import { area, item } from './endpoint.ts';
import { id, integer, storedInstant } from './fields.ts';

const endpoint = area('files');

/** A file that the client is going to send: exactly this type and this size in bytes. */
const orderFor = (purpose: PurposeName) => {
  const { types, maxBytes } = purposes[purpose];
  return z.strictObject({ purpose: z.literal(purpose), type: z.enum(types), size: integer(1, maxBytes) });
};

export const createUpload = endpoint({
  name: 'create-upload',
  summary: 'Start an upload: the reply is a form for sending the file straight to the storage, within 15 minutes',
  method: 'POST',
  path: '/api/upload',
  access: 'signed-in',
  body: z.union(purposeNames.map(orderFor)),
  reply: item(
    z.object({
      id,
      /** Takes a POST of multipart/form-data: `fields` first, then the file as `file`. */
      url: z.string(),
      fields: z.record(z.string(), z.string()),
      expires_at: storedInstant,
    }),
  ),
  status: 201,
  problems: ['upload-limit'],
});

export const getUpload = endpoint({
  name: 'get-upload',
  summary: 'Get the state of an own upload. A ready one is claimed by the request that uses it, within a day',
  method: 'GET',
  path: '/api/upload/{id}',
  access: 'signed-in',
  params: z.object({ id }),
  reply: item(
    z.object({
      id,
      state: z.enum(openStates),
      /** Why it was rejected; null otherwise. */
      rejection: z.nullable(z.enum(rejections)),
    }),
  ),
  problems: ['not-found'],
});
