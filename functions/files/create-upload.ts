import { randomBytes } from 'node:crypto';
import { createUpload } from '#shared/contracts/files.ts';
import { mayCall } from '#shared/domain/access.ts';
import { purposes } from '#shared/domain/files/purposes.ts';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileInsertionWrite, type Upload } from '../data/files/files.ts';
import { uploadForm } from '../data/files/upload-form.ts';
import { serve } from '../http/serve.ts';

const bytesPerUse = 1024 * 1024;
/** 128 random bits. */
const newId = () => randomBytes(16).toString('base64url');

export const handler = serve(createUpload, async ({ body, actor, now }) => {
  if (!mayCall(actor.role, purposes[body.purpose].access)) throw new Problem('forbidden');
  const file: Upload = {
    ...body,
    id: newId(),
    public_id: newId(),
    owner_id: actor.id,
    state: 'waiting',
    rejection: null,
    ...uploadTimes(now),
  };
  const limits = [
    { limit: 'uploads-of-account', subject: actor.id },
    { limit: 'uploaded-megabytes-of-account', subject: actor.id, uses: Math.ceil(file.size / bytesPerUse) },
  ] as const;
  return { reply: { data: { id: file.id, ...(await uploadForm(file)) } }, writes: [fileInsertionWrite(file)], limits };
});
