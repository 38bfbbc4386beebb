import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachment } from '#shared/domain/files/attachment.ts';
import type { PrivatePurposeName } from '#shared/domain/files/purposes.ts';
import { bucket, s3 } from './bucket.ts';
import { getPrivateFile } from './files.ts';
import { privateKey } from './objects.ts';

/** Seconds. The browser begins the download at once; a longer one goes on after that. */
const validSeconds = 5 * 60;

/**
 * A URL that downloads a private file of the account under `name`, for five minutes and for everyone who has it. It is
 * signed here, without a call to S3. Throws not-found for another account's file, one that is not written yet, and an
 * expired one.
 */
export const privateUrl = async (
  of: { id: string; owner_id: string; purpose: PrivatePurposeName },
  name: string,
  now: string,
): Promise<string> => {
  const file = await getPrivateFile(of, now);
  const download = new GetObjectCommand({
    Bucket: bucket,
    Key: privateKey(file),
    ResponseContentDisposition: attachment(name),
    ResponseContentType: file.type,
  });
  return getSignedUrl(s3, download, { expiresIn: validSeconds });
};
