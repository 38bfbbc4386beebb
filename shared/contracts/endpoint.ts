import * as z from 'zod/mini';
import type { Access } from '../domain/access.ts';
import { generalProblems } from '../domain/problem.ts';
import type { ProblemCode } from '../domain/problem.ts';
import { bounded, integer } from './fields.ts';
import { isIdempotent } from './is-idempotent.ts';

/** The folders of functions/ and of the API's stacks. */
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
  /** kebab-case and unique: the handler's file, the Lambda, the operation id, the metric. */
  name: string;
  area: Area;
  /** One sentence for the API's reference. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Where the specification gives a path, that one. `{id}` are path parameters. */
  path: `/api/${string}`;
  access: Access;
  /** Whether the handler may write to the table; a GET does not unless it says so, everything else does. */
  writes?: boolean;
  /** Of one that writes: the same request again changes nothing more, so a client may repeat it. */
  repeatable?: true;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Also accepts application/x-www-form-urlencoded, where the specification asks for a form. */
  form?: boolean;
  /** Takes multipart/form-data instead of JSON; its files come as File. Their sum is bounded by `longestUpload`. */
  upload?: boolean;
  reply: z.ZodMiniType;
  /** Of a page its reply is the text itself, of a picture its bytes in base64. Otherwise the answer is JSON. */
  type?: 'text/html' | 'image/jpeg';
  /** The name under which a browser saves the answer instead of showing it. */
  attachment?: string;
  /** Seconds for which anyone may keep the answer. Without it nobody keeps anything. */
  maxAge?: number;
  /** 200 unless the endpoint creates something. */
  status?: 200 | 201;
  problems?: readonly ProblemCode[];
};

export const endpoint = <const E extends Endpoint>(contract: E): E => contract;

/** Bytes of a file that may be sent. In base64, as API Gateway hands it on, it stays under Lambda's 6 MB. */
export const longestUpload = 4 * 1024 * 1024;

const meets: Record<(typeof generalProblems)[number], (contract: Endpoint) => boolean> = {
  'invalid-input': (contract) => Boolean(contract.query ?? contract.body) || isIdempotent(contract),
  'malformed-json': ({ body, upload }) => body !== undefined && !upload,
  'body-too-large': ({ body }) => body !== undefined,
  unauthorized: ({ access }) => access !== 'public',
  // Whoever comes past the distribution is refused by every endpoint.
  forbidden: () => true,
  'authentication-failed': ({ access }) => access !== 'public',
  'too-many-requests': () => true,
  internal: () => true,
};
const ofKeys = ['idempotency-key-reused', 'request-in-progress'] as const;

/** Every code the endpoint may answer with, general ones included. The reference tells them, the wrapper holds to them. */
export const problemsOf = (contract: Endpoint): readonly ProblemCode[] => [
  ...new Set([
    ...generalProblems.filter((code) => meets[code](contract)),
    ...(contract.problems ?? []),
    ...(isIdempotent(contract) ? ofKeys : []),
  ]),
];

type In<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
/** What a handler gets, parsed. */
export type Input<E extends Endpoint> = { params: In<E, 'params'>; query: In<E, 'query'>; body: In<E, 'body'> };
/** What a handler returns, before the reply's schema whitelists it. */
export type Reply<E extends Endpoint> = z.input<E['reply']>;

type Sent<E, K extends keyof Endpoint> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : Record<never, never>;
/** What a client passes in. */
export type Request<E extends Endpoint> = Sent<E, 'params'> & Sent<E, 'query'> & Sent<E, 'body'>;
/** What a client gets back. */
export type Answer<E extends Endpoint> = z.output<E['reply']>;

/** One thing. */
export const item = <S extends z.ZodMiniType>(schema: S) => z.object({ data: schema });
/** One page of a list with its exact total. */
export const list = <S extends z.ZodMiniType>(schema: S) =>
  z.object({ page: z.int(), per_page: z.int(), total: z.int(), data: z.array(schema) });
/** Things that are always answered whole. */
export const whole = <S extends z.ZodMiniType>(schema: S) => z.object({ data: z.array(schema) });

const wholeNumber = bounded(20).check(
  z.refine((text) => /^\d{1,7}$/.test(text), { error: 'not-whole-number', abort: true }),
);
/** Query parameters are text; anything but a whole number in range is refused. */
const digits = (minimum: number, maximum: number) =>
  z.pipe(z.pipe(wholeNumber, z.transform(Number)), integer(minimum, maximum));
export const paging = {
  page: z._default(digits(1, 1_000_000), 1),
  per_page: z._default(digits(1, 1000), 20),
};
