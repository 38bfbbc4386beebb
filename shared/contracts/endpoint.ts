import * as z from 'zod/mini';
import { type Access, isDirectory } from '../domain/access.ts';
import { generalProblems, type ProblemCode } from '../domain/problem.ts';
import type { Role } from '../domain/roles.ts';
import { bounded, integer } from './fields.ts';
import { isIdempotent, writesTable } from './is-idempotent.ts';

export type Endpoint = {
  /** kebab-case and unique: the name of the handler's file, the Lambda, the operation id and the metric. */
  name: string;
  /** A folder of functions/ and a stack of the API. */
  area: string;
  /** One sentence for the API reference. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * The specification's path if it defines one; `/_p/` in such a path means public. `{id}` marks a path parameter.
   */
  path: `/api/${string}`;
  access: Access;
  /**
   * Also takes a token of the chat (`get-chat-token`), and speaks Mattermost's protocol: its clients send fields that
   * have no meaning here, and read `id` and `status_code` of a refusal.
   */
  chatToken?: true;
  /** Roles that may also do it while their company is inactive. Others only read then. */
  whileInactive?: readonly Role[];
  /** Also done after the subscription of the company has expired: paying, and finishing what was agreed before. */
  whileExpired?: true;
  /** Whether the handler may write to the table. Default: false for GET, true otherwise. */
  writes?: boolean;
  /** For endpoints that write: a repeated request changes nothing more, so a client may retry without a key. */
  repeatable?: true;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Also accepts the forms of HTML, urlencoded and multipart, where the specification requires a form. */
  form?: boolean;
  /**
   * For the request of another service (`webhook`): the name of the header with its signature. The handler gets a
   * SignedBody, because the signature is of the exact text.
   */
  signature?: string;
  reply: z.ZodMiniType;
  /**
   * The reply has texts in the reader's language, so a client keeps it per language. Only then a read knows the locale.
   */
  localized?: true;
  /** For a page or a calendar, the reply is its text. JSON otherwise. */
  type?: 'text/html' | 'text/calendar';
  /** The file name under which a browser saves the response instead of showing it. */
  attachment?: string;
  /** Seconds for which browsers and CloudFront may cache the response. Not cached by default. */
  maxAge?: number;
  /** For a public read: for some seconds CloudFront answers everybody with one response. Browsers ask each time. */
  atEdge?: true;
  /** 200 unless the endpoint creates something. */
  status?: 200 | 201;
  problems?: readonly ProblemCode[];
  /**
   * For the assistant: what a read answers, or what a change does that the assistant may propose. Only endpoints that
   * say it are its tools (functions/assistant/tools.generated.ts).
   */
  assistant?: string;
  /** For the assistant: the page of the web app that shows a row of the reply, with fields of the row in braces. */
  page?: `/${string}`;
};

/** Whether an endpoint is read without signing in: then its requests are limited per address. */
export const isPublicRead = (contract: Endpoint): boolean =>
  contract.access === 'public' && contract.method === 'GET' && !writesTable(contract);

type WithoutArea = Omit<Endpoint, 'area'>;

/** The constructor of an area's endpoints. The area is the name of the contract file. */
export const area =
  <const A extends string>(name: A) =>
  <const E extends WithoutArea>(contract: E): E & { area: A } => ({ ...contract, area: name });

/** The body of a webhook: the text as it was sent, and its signature, empty if missing. */
type SignedBody = { text: string; signature: string };

/**
 * An endpoint for the events of another service. Its handler verifies the signature, and stores each event once, by the
 * service's id of it. The service repeats what was not answered with 200.
 */
export const webhook = <const W extends Pick<Endpoint, 'name' | 'summary' | 'path'> & { signature: string }>(
  contract: W,
) =>
  ({
    ...contract,
    method: 'POST',
    access: 'public',
    reply: z.object({ received: z.literal(true) }),
    problems: ['invalid-signature', 'malformed-json', 'invalid-input'],
  }) as const satisfies WithoutArea;

/**
 * Whether the people of an inactive company, or of one whose subscription has expired, are refused: they only read. What
 * concerns their own account needs no permission, and stays.
 */
export const isCompanyChange = (contract: Endpoint): boolean => needsPermission(contract) && writesTable(contract);
const needsPermission = ({ access }: Endpoint): boolean => access !== 'public' && access !== 'signed-in';

const meets: Record<(typeof generalProblems)[number], (contract: Endpoint) => boolean> = {
  'invalid-input': (contract) => Boolean(contract.query ?? contract.body) || isIdempotent(contract),
  'malformed-json': ({ body }) => body !== undefined,
  'body-too-large': ({ body }) => body !== undefined,
  unauthorized: ({ access }) => access !== 'public',
  // Every endpoint rejects requests that did not come through CloudFront.
  forbidden: () => true,
  'directory-admin-only': ({ access }) => isDirectory(access),
  'authentication-failed': ({ access }) => access !== 'public',
  // Also of a company that the request names.
  'company-inactive': (contract) => needsPermission(contract) && (writesTable(contract) || contract.method !== 'GET'),
  'subscription-expired': (contract) => isCompanyChange(contract) && !contract.whileExpired,
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
export type Input<E extends Endpoint> = {
  params: In<E, 'params'>;
  query: In<E, 'query'>;
  body: E extends { signature: string } ? SignedBody : In<E, 'body'>;
};
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
/**
 * One page of a list with its exact total. The cursors lead to the next and the previous page; null at the list's ends.
 */
export const list = <S extends z.ZodMiniType>(schema: S) =>
  z.object({
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    data: z.array(schema),
    next_cursor: z.nullable(z.string()),
    prev_cursor: z.nullable(z.string()),
    /** A search found more rows than it counts: more letters find them. */
    total_is_minimum: z.optional(z.literal(true)),
  });
/** A list that is never paged. */
export const unpagedList = <S extends z.ZodMiniType>(schema: S) => z.object({ data: z.array(schema) });

const wholeNumber = bounded(20).check(
  z.refine((text) => /^\d{1,9}$/.test(text), { error: 'not-whole-number', abort: true }),
);
/** Query parameters are text; only whole numbers in range are accepted. */
export const digits = (minimum: number, maximum: number) =>
  z.pipe(z.pipe(wholeNumber, z.transform(Number)), integer(minimum, maximum));
/** A number in a body that may also be a form, in which it is text. */
export const numberOfForm = (minimum: number, maximum: number) =>
  z.union([integer(minimum, maximum), digits(minimum, maximum)]);
const signedNumber = bounded(20).check(
  z.refine((text) => /^-?\d{1,9}$/.test(text), { error: 'not-whole-number', abort: true }),
);
/** As `digits`, with a sign. */
export const signedDigits = (minimum: number, maximum: number) =>
  z.pipe(z.pipe(signedNumber, z.transform(Number)), integer(minimum, maximum));
/** The version of a record in the query of a DELETE, which has no body. */
export const versionInQuery = digits(1, 9_999_999);
/** The longest cursor names a sort key of 1,024 bytes and an order. */
const maxCursor = 1500;
/** Rows that the specification's clients request at most. A list that has fewer on a page cuts them to its maximum. */
const mostRequested = 999;
/**
 * A page by its number, or by a cursor of an earlier reply with the same filters and order. A cursor is cheaper, and
 * does not skip or repeat rows when others change the list meanwhile.
 */
export const pagingUpTo = (maximum: number, rows = 20) => ({
  page: z._default(digits(1, 1_000_000), 1),
  per_page: z._default(
    z.pipe(
      digits(1, Math.max(mostRequested, maximum)),
      z.int().check(z.overwrite((requested) => Math.min(requested, maximum))),
    ),
    rows,
  ),
  cursor: z.optional(bounded(maxCursor).check(z.regex(/^[\w-]+$/))),
});
/** Rows of a page at most: a screen shows no more, and lookups and exports ask for what they need. */
export const maxRows = 100;
export const paging = pagingUpTo(maxRows);
/**
 * The columns that a list may be sorted by; the first, in `order`, is the default. Each is an order that the data layer
 * keeps.
 */
export const sortedBy = <const Column extends string>(
  columns: readonly [Column, ...Column[]],
  order: 'asc' | 'desc' = 'asc',
) => ({ sort: z._default(z.enum(columns), columns[0]), order: z._default(z.enum(['asc', 'desc']), order) });
/** A list whose order the client may choose. */
export type SortedList = Endpoint & { query: { shape: { sort: z.ZodMiniType; order: z.ZodMiniType } } };
export type SortOf<E extends SortedList> = z.output<E['query']['shape']['sort']> & string;
