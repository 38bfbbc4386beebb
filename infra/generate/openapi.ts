import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { actsOnce, problemsOf } from '#shared/contracts/endpoint.ts';
import { locale } from '#shared/contracts/fields.ts';
import type { ProblemCode } from '#shared/domain/problem.ts';
import { problems } from '#shared/domain/problem.ts';
import sentences from '#shared/messages/en/problems.ts';
import { endpoints } from './endpoints.ts';
import { namedSchemas } from './named-schemas.ts';
import { tellWire } from './tell-wire.ts';
import { rolesOf } from './who.ts';

const description = `Companies order shifts of workers, performers staff them, workers start and end them.

Sign in with \`POST /api/user/login\` and send its \`api_token\` as a bearer token. A login with several accounts says
with \`X-Account-Id\` which of them acts. Times are ISO 8601 in UTC, dates YYYY-MM-DD in the store's time zone, money is
whole haléř (1/100 CZK). Unknown fields are refused. A refusal is a Problem: its \`code\` is for programs, its
\`message\` a sentence for people in the language asked for.`;

const Problem = z.object({
  message: z.string().meta({ description: 'A sentence for people, in the language asked for' }),
  code: z.string().meta({ description: 'For programs' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What is wrong with single fields, by path' }),
  warnings: z
    .array(z.object({ rule: z.string(), text: z.string() }))
    .optional()
    .meta({ description: 'What the law says against it, where an override reason is asked for' }),
});

const acceptLanguage = locale
  .default('cz')
  .meta({ param: { id: 'Accept-Language', description: 'The language of messages and names' } });
const accountId = z
  .string()
  .optional()
  .meta({ param: { id: 'X-Account-Id', description: "Which of the login's accounts acts; without it the first" } });
const idempotencyKey = z
  .string()
  .regex(/^[\w.:-]{1,200}$/)
  .optional()
  .meta({
    param: { id: 'Idempotency-Key', description: 'The same key and body again answers the same and acts once' },
  });

const problemCodes = Object.keys(problems) as ProblemCode[];

/** The OpenAPI 3.1 document of all endpoints. */
export const openapi = async () => {
  const schemas = { ...(await namedSchemas()), Problem };
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
          responses: Object.fromEntries(problemCodes.map((code) => [code, refusal([code])])),
          securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        },
      },
      { override: tellWire },
    ),
  );
};

const operation = (contract: Endpoint): ZodOpenApiOperationObject => {
  const { name, area, summary, access, params, query } = contract;
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
        ...(actsOnce(contract) && { 'Idempotency-Key': idempotencyKey }),
      }),
    },
    ...requestBody(contract),
    responses: { ...success(contract), ...refusals(contract) },
  };
};

const requestBody = ({ body, form }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> => {
  if (!body) return {};
  const content = { schema: body };
  return {
    requestBody: {
      required: !body.safeParse({}).success,
      content: {
        'application/json': content,
        ...(form && { 'application/x-www-form-urlencoded': content }),
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

const refusals = (contract: Endpoint): ZodOpenApiResponsesObject => {
  const byStatus = Object.groupBy(problemsOf(contract), (code) => problems[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      codes.length === 1 ? { $ref: `#/components/responses/${codes.join()}` } : refusal(codes),
    ]),
  );
};

/** What depends on the case is told by its name. */
export const sentence = (code: ProblemCode) => sentences[code].replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

const refusal = (codes: readonly ProblemCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${sentence(code)}`).join('\n\n'),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Problem' }],
        properties: { code: { enum: [...codes] } },
      },
    },
  },
});
type Document = ReturnType<typeof createDocument>;
/** Some exported schemas are only building blocks of others, and some codes never stand alone. */
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
