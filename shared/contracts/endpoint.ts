import * as z from 'zod/mini';
import type { Access } from '../domain/access.ts';
import { generalProblems } from '../domain/problem.ts';
import type { ProblemCode } from '../domain/problem.ts';
import { bounded, integer } from './fields.ts';
import { isIdempotent } from './is-idempotent.ts';

/** A folder of functions/ and a stack of the API. */
export type Area =
  | 'auth'
  | 'registration'
  | 'people'
  | 'companies'
  | 'settings'
  | 'notifications'
  | 'legal'
  | 'stores'
  | 'specialties'
  | 'shifts'
  | 'reference';

export type Endpoint = {
  /** kebab-case and unique: the name of the handler's file, the Lambda, the operation id and the metric. */
  name: string;
  area: Area;
  /** One sentence for the API reference. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * The specification's path if it defines one; `/_p/` in such a path means public. `{id}` marks a path parameter.
   */
  path: `/api/${string}`;
  access: Access;
  /** Whether the handler may write to the table. Default: false for GET, true otherwise. */
  writes?: boolean;
  /** For endpoints that write: a repeated request changes nothing more, so a client may retry without a key. */
  repeatable?: true;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Also accepts application/x-www-form-urlencoded, where the specification requires a form. */
  form?: boolean;
  /** Takes multipart/form-data instead of JSON; files arrive as File. `maxUploadBytes` limits their total size. */
  upload?: boolean;
  reply: z.ZodMiniType;
  /** For a page, the reply is its text; for a picture, its bytes in base64. JSON otherwise. */
  type?: 'text/html' | 'image/jpeg';
  /** The file name under which a browser saves the response instead of showing it. */
  attachment?: string;
  /** Seconds for which browsers and CloudFront may cache the response. Not cached by default. */
  maxAge?: number;
  /** 200 unless the endpoint creates something. */
  status?: 200 | 201;
  problems?: readonly ProblemCode[];
};

export const endpoint = <const E extends Endpoint>(contract: E): E => contract;

/** Bytes per upload. Encoded as base64 by API Gateway, it stays below Lambda's limit of 6 MB. */
export const maxUploadBytes = 4 * 1024 * 1024;

const meets: Record<(typeof generalProblems)[number], (contract: Endpoint) => boolean> = {
  'invalid-input': (contract) => Boolean(contract.query ?? contract.body) || isIdempotent(contract),
  'malformed-json': ({ body, upload }) => body !== undefined && !upload,
  'body-too-large': ({ body }) => body !== undefined,
  unauthorized: ({ access }) => access !== 'public',
  // Every endpoint rejects requests that did not come through CloudFront.
  forbidden: () => true,
  'authentication-failed': ({ access }) => access !== 'public',
  'too-many-requests': () => true,
  internal: () => true,
};
const ofKeys = ['idempotency-key-reused', 'request-in-progress'] as const;

/**
 * Every problem code of the endpoint, general ones included. The API reference lists them; the wrapper enforces them.
 */
export const problemsOf = (contract: Endpoint): readonly ProblemCode[] => [
  ...new Set([
    ...generalProblems.filter((code) => meets[code](contract)),
    ...(contract.problems ?? []),
    ...(isIdempotent(contract) ? ofKeys : []),
  ]),
];

type In<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
/** The parsed input of a handler. */
export type Input<E extends Endpoint> = { params: In<E, 'params'>; query: In<E, 'query'>; body: In<E, 'body'> };
/** The result of a handler, before the reply's schema strips unknown fields. */
export type Reply<E extends Endpoint> = z.input<E['reply']>;

type Sent<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : Record<never, never>;
/** The input that a client sends. */
export type Request<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>;
/** The response body that a client gets. */
export type Answer<E extends Endpoint> = z.output<E['reply']>;

export const item = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });
/** One page of a list with its exact total. */
export const list = <S extends z.ZodMiniType>(schema: S) =>
  z.object({ page: z.int(), per_page: z.int(), total: z.int(), data: z.array(schema) });
/** A list that is never paged. */
export const unpagedList = <S extends z.ZodMiniType>(schema: S) => z.object({ data: z.array(schema) });

const wholeNumber = bounded(20).check(
  z.refine((text) => /^\d{1,7}$/.test(text), { error: 'not-whole-number', abort: true }),
);
/** Query parameters are text; only whole numbers in range are accepted. */
const digits = (minimum: number, maximum: number) =>
  z.pipe(z.pipe(wholeNumber, z.transform(Number)), integer(minimum, maximum));
export const pagingUpTo = (maximum: number, rows = 20) => ({
  page: z._default(digits(1, 1_000_000), 1),
  per_page: z._default(digits(1, maximum), rows),
});
export const paging = pagingUpTo(1000);
