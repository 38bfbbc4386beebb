import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { HttpEvent } from './event.ts';
import { parseJson } from './parse-json.ts';

/** Bytes. Well above any valid body, well below what would slow the function down. */
const maxBodyBytes = 256 * 1024;

/**
 * Parses the request by the contract's schemas. The body of a signed request is as long as Lambda allows (6 MB). Throws
 * invalid-input with every invalid field, and not-found for an invalid id in the path.
 */
export const parseInput = async (contract: Endpoint, event: HttpEvent) => ({
  params: contract.params && parsePath(contract.params, event),
  query: contract.query && parse(contract.query, queryOf(event)),
  body: contract.signature
    ? { text: textIn(event), signature: event.headers[contract.signature.toLowerCase()] ?? '' }
    : contract.body && parse(contract.body, await bodyOf(contract, event)),
});

const parsePath = (schema: z.ZodMiniType, event: HttpEvent) => {
  const pathParameters = event.pathParameters ?? {};
  const parsed = schema.safeParse(pathParameters);
  if (!parsed.success || !Object.values(pathParameters).every((value) => value?.isWellFormed()))
    throw new Problem('not-found');
  return parsed.data;
};

const parse = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Problem('invalid-input', { fields: fieldIssues(parsed.error) });
  return parsed.data;
};

/** A single value, or the distinct values of a repeated parameter. */
const queryOf = (event: HttpEvent): Record<string, string | string[]> => {
  const search = new URLSearchParams(event.rawQueryString);
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = [...new Set(search.getAll(name))];
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
};

const textIn = ({ body = '', isBase64Encoded }: HttpEvent): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

const bodyOf = async (contract: Endpoint, event: HttpEvent): Promise<unknown> => {
  const text = textIn(event);
  if (Buffer.byteLength(text) > maxBodyBytes) throw new Problem('body-too-large');
  const type = event.headers['content-type'] ?? '';
  if (contract.form && type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  if (contract.form && type.startsWith('multipart/form-data')) return multipartOf(event, type);
  if (text.trim() === '') return {};
  try {
    return parseJson(text);
  } catch {
    throw new Problem('malformed-json');
  }
};

/** The fields of a form. A file in it is no text, so its field is refused as one of a wrong type. */
const multipartOf = async ({ body = '', isBase64Encoded }: HttpEvent, type: string): Promise<unknown> => {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
  } catch {
    throw new Problem('malformed-json');
  }
};
