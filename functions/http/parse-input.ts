import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { maxUploadBytes } from '#shared/contracts/endpoint.ts';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { HttpEvent } from './event.ts';

/** Bytes. Well above any valid body, well below what would slow the function down. */
const maxBodyBytes = 256 * 1024;
/** Bytes that multipart adds to a file: boundaries and names. */
const multipartOverhead = 16 * 1024;

/**
 * Parses the request by the contract's schemas. Throws invalid-input with every invalid field, and not-found for an
 * invalid id in the path.
 */
export const parseInput = async (contract: Endpoint, event: HttpEvent) => ({
  params: contract.params && parsePath(contract.params, event),
  query: contract.query && parse(contract.query, queryOf(event)),
  body: contract.body && parse(contract.body, contract.upload ? await uploadOf(event) : bodyOf(contract, event)),
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

const bodyOf = (contract: Endpoint, event: HttpEvent): unknown => {
  const raw = event.body ?? '';
  const text = event.isBase64Encoded ? Buffer.from(raw, 'base64').toString('utf8') : raw;
  if (text.length > maxBodyBytes) throw new Problem('body-too-large');
  if (contract.form && (event.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    throw new Problem('malformed-json');
  }
};

/** RFC 8259 leaves lone surrogates undefined, and DynamoDB and Cognito reject them. */
const wellFormed = (key: string, value: unknown): unknown => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new SyntaxError('A lone surrogate');
  return value;
};

/** The fields of a multipart form, the last of each name. Undefined for any other body. */
const uploadOf = async (event: HttpEvent): Promise<unknown> => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxUploadBytes + multipartOverhead) throw new Problem('body-too-large');
  const headers = { 'content-type': event.headers['content-type'] ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => []);
  return Object.fromEntries(form);
};
