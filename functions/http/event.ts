import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Locale } from '#shared/contracts/fields.ts';

/** API Gateway's event of payload format 2.0; its header names are lower case. Public routes have no authorizer. */
export type HttpEvent = Omit<APIGatewayProxyEventV2WithJWTAuthorizer, 'requestContext'> & {
  requestContext: Omit<APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'], 'authorizer'> & {
    authorizer?: { jwt: { claims: Record<string, unknown> } };
  };
};

const locales: Record<string, Locale> = { cz: 'cz', cs: 'cz', en: 'en', ru: 'ru' };

/** The first language of Accept-Language that we speak; Czech otherwise. */
export const localeOf = (event: HttpEvent): Locale => {
  const wanted = (event.headers['accept-language'] ?? '')
    .split(',')
    .map((range) => locales[range.trim().slice(0, 2).toLowerCase()]);
  return wanted.find((locale) => locale !== undefined) ?? 'cz';
};
