import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

/**
 * A bucket for a single test file, whose arrivals no deployed function checks. Call it before anything of
 * functions/data is imported.
 */
export const takeOwnBucket = async (): Promise<void> => {
  const Bucket = `own-${randomUUID()}`;
  await s3.send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: 'eu-central-1' } }));
  process.env['FILES_BUCKET'] = Bucket;
};
const s3 = new S3Client();
const Bucket = () => process.env['FILES_BUCKET'];

export const putObject = (Key: string, Body: Uint8Array): Promise<unknown> =>
  s3.send(new PutObjectCommand({ Bucket: Bucket(), Key, Body }));

/** An object's content and headers; undefined if there is none. */
export const objectAt = async (Key: string) => {
  try {
    const { Body, ContentType, CacheControl, ContentDisposition } = await s3.send(
      new GetObjectCommand({ Bucket: Bucket(), Key }),
    );
    return {
      bytes: await Body?.transformToByteArray(),
      type: ContentType,
      cache: CacheControl,
      disposition: ContentDisposition,
    };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};
