import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { idempotencyKey, type Locale } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Viewer } from './context.ts';

/** API Gateway's event, payload format 2.0. Header names are lower case. Public routes have no authorizer. */
export type HttpEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'> & {
    authorizer?: { jwt: { claims: Record<string, unknown> } };
  };
};

const locales: Record<string, Locale> = { cz: 'cz', cs: 'cz', en: 'en', ru: 'ru' };

/** The first supported language of Accept-Language; Czech otherwise. */
export const localeOf = (event: Pick<HttpEvent, 'headers'>): Locale => {
  const languages = (event.headers['accept-language'] ?? '')
    .split(',')
    .map((range) => locales[range.trim().slice(0, 2).toLowerCase()]);
  return languages.find((locale) => locale !== undefined) ?? 'cz';
};

/** CloudFront adds the place headers; null where it knows no place. */
export const viewerOf = ({ headers }: HttpEvent): Viewer => ({
  agent: (headers['user-agent'] ?? '').slice(0, 300),
  city: headers['cloudfront-viewer-city']?.slice(0, 100) ?? null,
  country: headers['cloudfront-viewer-country']?.slice(0, 2) ?? null,
});

const forwarded = [
  'authorization',
  'x-account-id',
  'accept-language',
  'user-agent',
  'cloudfront-viewer-address',
] as const;

/** The headers that say who calls, from where, and in which language. */
export const callerOf = ({ headers }: HttpEvent): Record<string, string> =>
  Object.fromEntries(forwarded.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Throws invalid-input for a malformed key; null without a key. */
export const idempotencyKeyOf = ({ headers }: HttpEvent): string | null => {
  const key = headers['idempotency-key'];
  if (key !== undefined && !idempotencyKey.safeParse(key).success)
    throw new Problem('invalid-input', { fields: { 'Idempotency-Key': { key: 'wrong-format' } } });
  return key ?? null;
};
