import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import * as z from 'zod/mini';
import { type Endpoint, problemsOf } from '#shared/contracts/endpoint.ts';
import { type ProblemCode, problems } from '#shared/domain/problem.ts';
import messages from '#shared/messages/en/problems.ts';

/** The response body of every problem. */
export const Problem = z.object({
  message: z.string().check(z.meta({ description: 'The message for the user, in the requested language' })),
  code: z.string().check(z.meta({ description: 'The machine-readable code' })),
  fields: z
    .optional(z.record(z.string(), z.string()))
    .check(z.meta({ description: 'Errors of single fields, by path' })),
  warnings: z
    .optional(z.array(z.object({ rule: z.string(), text: z.string() })))
    .check(z.meta({ description: 'Legal warnings that need an override reason' })),
});

/** The response body of the gateway's own answers. */
export const GatewayAnswer = z.object({ message: z.string() });

/** The error responses of an endpoint by status. A status with a single code refers to a shared component. */
export const problemResponses = (contract: Endpoint): ZodOpenApiResponsesObject => {
  const byStatus = Object.groupBy(problemsOf(contract), (code) => problems[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      codes.length === 1 ? { $ref: `#/components/responses/${codes.join()}` } : problemResponse(codes),
    ]),
  );
};

export const singleProblemResponses = () =>
  Object.fromEntries((Object.keys(problems) as ProblemCode[]).map((code) => [code, problemResponse([code])]));

/** The gateway answers so by itself: without a valid token, while it throttles, and after a crash or a timeout. */
const gatewayStatuses: ReadonlySet<number> = new Set([401, 429, 500]);

const problemResponse = (codes: readonly ProblemCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${problemMessage(code)}`).join('\n\n'),
  content: {
    'application/json': {
      schema: codes.some((code) => gatewayStatuses.has(problems[code]))
        ? { anyOf: [withCode(codes), { $ref: '#/components/schemas/GatewayAnswer' }] }
        : withCode(codes),
    },
  },
});

const withCode = (codes: readonly ProblemCode[]) => ({
  allOf: [{ $ref: '#/components/schemas/Problem' }],
  properties: { code: { enum: [...codes] } },
});

/** The message of a code; placeholders are shown by their names. */
export const problemMessage = (code: ProblemCode): string => textOf(code).replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
const textOf = (code: ProblemCode): string =>
  code in messages ? messages[code as keyof typeof messages] : messages[`${code}_other` as keyof typeof messages];
