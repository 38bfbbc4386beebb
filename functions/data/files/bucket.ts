import { S3Client } from '@aws-sdk/client-s3';
import { requireEnv } from '../environment.ts';

/** The bucket of files. Imported only by functions with a grant for it. */
export const bucket = requireEnv('FILES_BUCKET');
export const s3 = new S3Client({ region: requireEnv('AWS_REGION'), maxAttempts: 3, retryMode: 'standard' });
