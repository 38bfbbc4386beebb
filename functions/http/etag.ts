import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { HttpEvent } from './event.ts';

/**
 * Adds a strong ETag to the reply of a GET that is no page, and answers 304 without a body if the client has this reply already.
 * CloudFront makes the tag weak when it compresses a reply, so a weak tag is equal too.
 */
export const withEtag = (
  { method, type }: Endpoint,
  { headers }: HttpEvent,
  answer: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 => {
  if (method !== 'GET' || type === 'text/html' || answer.statusCode !== 200) return answer;
  const hash = createHash('sha256').update(answer.body ?? '');
  const etag = `"${hash.digest('base64url').slice(0, 27)}"`;
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag)
    ? { statusCode: 304, headers: { etag, 'cache-control': answer.headers?.['cache-control'] ?? 'no-store' } }
    : { ...answer, headers: { ...answer.headers, etag } };
};
