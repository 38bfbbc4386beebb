import { fileOf, languageCookie } from '#shared/domain/public-pages.ts';

type Values = Record<string, { value: string }>;
type Viewer = { request: { uri: string; querystring: Values; cookies: Values; headers: Values } };

/**
 * The CloudFront function of the web app's files (event structure 1.0, header names in lower case). It and what it
 * imports are written in `edgeSyntax`; the bundle fails on other syntax.
 */
export const handler = (event: Viewer) => {
  const request = event.request;
  const query: Record<string, string> = {};
  Object.keys(request.querystring).forEach((name) => {
    query[name] = request.querystring[name]?.value ?? '';
  });
  request.uri = fileOf(request.uri, query, {
    stored: request.cookies[languageCookie]?.value,
    accepted: request.headers['accept-language']?.value,
  });
  return request;
};
