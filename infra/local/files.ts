import type { ServerResponse } from 'node:http';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** Answers with a public file of the bucket, like the distribution, which may not list: a missing file is a 403. */
export const answerFile = async (bucket: string, response: ServerResponse, { pathname }: URL): Promise<void> => {
  try {
    const Key = decodeURIComponent(pathname.slice(1));
    const { Body, ContentType, CacheControl } = await new S3Client().send(
      new GetObjectCommand({ Bucket: bucket, Key }),
    );
    const content = await Body?.transformToByteArray();
    response
      .writeHead(200, { 'content-type': ContentType ?? '', 'cache-control': CacheControl ?? 'no-cache' })
      .end(content);
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error;
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Access denied');
  }
};
