import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { bucket, s3 } from './bucket.ts';
import type { Upload } from './files.ts';
import { incomingKey } from './objects.ts';

/** Seconds. Enough to send the largest file on a slow phone connection, retries included. */
const validSeconds = 15 * 60;

/**
 * A form that sends exactly this file to the bucket: its key, its type and its number of bytes. It is signed here,
 * without a call to S3.
 */
export const uploadForm = async (file: Upload) => {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket: bucket,
    Key: incomingKey(file),
    Fields: { 'Content-Type': file.type },
    Conditions: [['content-length-range', file.size, file.size]],
    Expires: validSeconds,
  });
  const expires_at = new Date(Date.parse(file.created_at) + validSeconds * 1000).toISOString();
  return { url, fields, expires_at };
};
