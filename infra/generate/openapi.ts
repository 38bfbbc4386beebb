import { STATUS_CODES } from 'node:http';
import {
  createDocument,
  type oas32,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { id, idempotencyKey, locale } from '#shared/contracts/fields.ts';
import { isIdempotent } from '#shared/contracts/is-idempotent.ts';
import { rolesOf } from './allowed-roles.ts';
import { endpoints } from './endpoints.ts';
import { namedSchemas } from './named-schemas.ts';
import { GatewayAnswer, singleProblemResponses, Problem, problemResponses } from './problem-responses.ts';
import { wireSchema } from './wire-schema.ts';

type Document = oas32.OpenAPIObject;

const description = `Customers order shifts, performers staff them, and workers start and end them.

Sign in with \`POST /api/user/login\` and send its \`api_token\` as a bearer token. A login with several accounts selects
the acting one with \`X-Account-Id\`. Times are ISO 8601 in UTC, dates are YYYY-MM-DD in the store's time zone, money is in
whole haléř (1/100 CZK). Requests with
unknown fields are rejected. Every error of an endpoint is a Problem: \`code\` is machine-readable, \`message\` is a text for the user in the
requested language.`;

const acceptLanguage = z
  ._default(locale, 'cz')
  .check(z.meta({ param: { id: 'Accept-Language', description: 'Language of messages and names' } }));
const accountId = z
  .optional(id)
  .check(
    z.meta({ param: { id: 'X-Account-Id', description: 'The account of the login to use; default: the first one' } }),
  );
const key = z
  .optional(idempotencyKey)
  .check(
    z.meta({
      param: {
        id: 'Idempotency-Key',
        description: 'A repeated request with the same key, query and body is executed once and gets the same response',
      },
    }),
  );

export const openapi = async (): Promise<Document> => {
  const schemas = { ...(await namedSchemas()), Problem, GatewayAnswer };
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const contract of endpoints)
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) };
  return withoutUnused(
    createDocument(
      {
        openapi: '3.1.1',
        info: { title: 'Smena', version: '1', description },
        servers: [{ url: '/' }],
        tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
        paths,
        components: {
          schemas,
          responses: singleProblemResponses(),
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      { override: wireSchema },
    ),
  );
};

const operation = (contract: Endpoint): ZodOpenApiOperationObject => {
  const { name, area, summary, access, params, query, signature } = contract;
  return {
    operationId: name,
    tags: [area],
    summary,
    security: access === 'public' ? [] : [{ bearer: [] }],
    'x-access': access,
    'x-roles': rolesOf(access),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      header: z.object({
        'Accept-Language': acceptLanguage,
        ...(access !== 'public' && { 'X-Account-Id': accountId }),
        ...(isIdempotent(contract) && { 'Idempotency-Key': key }),
        ...(signature && { [signature]: z.string() }),
      }),
    },
    ...requestBody(contract),
    responses: { ...success(contract), ...problemResponses(contract) },
  };
};

const requestBody = ({ body, form, signature }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  // The sender's own format.
  if (signature)
    return { requestBody: { required: true, content: { 'application/json': { schema: z.looseObject({}) } } } };
  if (!body) return {};
  const content = { schema: body };
  return {
    requestBody: {
      required: !body.safeParse({}).success,
      content: {
        'application/json': content,
        ...(form && { 'application/x-www-form-urlencoded': content, 'multipart/form-data': content }),
      },
    },
  };
};

const success = ({ status = 200, type, reply }: Endpoint): ZodOpenApiResponsesObject => ({
  [`${status}`]: {
    description: STATUS_CODES[status] ?? '',
    content: { [type ?? 'application/json']: { schema: reply } },
  },
});

/**
 * Removes components that nothing references: schemas used only inside other schemas, and problem codes that never
 * stand alone in a status.
 */
const withoutUnused = (document: Document): Document => {
  const text = JSON.stringify(document);
  const used = <T>(kind: string, components: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(components).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
  const { schemas, responses, ...others } = document.components ?? {};
  return {
    ...document,
    components: { schemas: used('schemas', schemas), responses: used('responses', responses), ...others },
  };
};
