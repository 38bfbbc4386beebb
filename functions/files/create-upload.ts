import { randomBytes } from 'node:crypto';
import { createUpload } from '#shared/contracts/files.ts';
import { uploadTimes } from '#shared/domain/files/upload.ts';
import type { Upload } from '../data/files/files.ts';
import { fileInserted } from '../data/files/files.ts';
import { uploadForm } from '../data/files/upload-form.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { consumeWith } from '../data/rate-limits.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';

const bytesPerUse = 1024 * 1024;

export const handler = serveIdempotent(createUpload, async ({ body, actor, now }) => {
  const file: Upload = {
    ...body,
    id: randomBytes(16).toString('base64url'),
    owner_id: actor.id,
    state: 'waiting',
    rejection: null,
    ...uploadTimes(now),
  };
  const reply = storeReply({ data: { id: file.id, ...(await uploadForm(file)) } });
  const uses = [
    { limit: 'uploads-of-account', subject: actor.id },
    { limit: 'uploaded-megabytes-of-account', subject: actor.id, uses: Math.ceil(file.size / bytesPerUse) },
  ] as const;
  await consumeWith(uses, now, [fileInserted(file)]);
  return reply;
});
