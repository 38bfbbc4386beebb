import { randomBytes } from 'node:crypto';
import { createUpload } from '#shared/contracts/files.ts';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import type { Upload } from '../data/files/files.ts';
import { fileInserted } from '../data/files/files.ts';
import { uploadForm } from '../data/files/upload-form.ts';
import { serve } from '../http/serve.ts';

const bytesPerUse = 1024 * 1024;

export const handler = serve(createUpload, async ({ body, actor, now }) => {
  const file: Upload = {
    ...body,
    id: randomBytes(16).toString('base64url'),
    owner_id: actor.id,
    state: 'waiting',
    rejection: null,
    ...uploadTimes(now),
  };
  const limits = [
    { limit: 'uploads-of-account', subject: actor.id },
    { limit: 'uploaded-megabytes-of-account', subject: actor.id, uses: Math.ceil(file.size / bytesPerUse) },
  ] as const;
  return { reply: { data: { id: file.id, ...(await uploadForm(file)) } }, writes: [fileInserted(file)], limits };
});
