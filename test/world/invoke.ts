import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import type { HttpEvent } from '../../functions/http/event.ts';

/** A parsed response. Loosely typed, because tests also check for fields that must be absent. */
export type HandlerResponse = { status: number; headers?: Record<string, string>; body: any };

type Asking = {
  /** Path parameters by name. */
  params?: Record<string, string>;
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  /** When API Gateway received the request; the only clock of a handler. */
  now?: string;
  /** The viewer's address. Random by default, so that limits per address do not affect other tests. */
  address?: string;
};

type Handler = (event: HttpEvent, context: Context) => Promise<unknown>;
type Sent = { statusCode: number; headers: Record<string, string>; body: string };
const load = (contract: Endpoint): Promise<{ handler: Handler }> =>
  import(`../../functions/${contract.area}/${contract.name}.ts`);

/** Records the table calls of each request for `npm run bench -- capacity`. */
const callsFile = process.env['SMENA_RECORD_CALLS'];
const record = callsFile ? (await import('../../bench/record-calls.ts')).recordCalls(callsFile) : undefined;

/** Invokes a handler with an API Gateway event; the handler uses the real table. */
export const invoke = (contract: Endpoint, who: Account | null, asking: Asking = {}): Promise<HandlerResponse> =>
  invokeAs(contract, who, asking);

/** The rows of all pages of a list: those of a kept cloud grow with each test world. */
export const invokeAll = async (contract: Endpoint, who: Account | null, asking: Asking = {}): Promise<any[]> => {
  const rows: unknown[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const query = { ...asking.query, page, per_page: 100 };
    const { status, body } = await invoke(contract, who, { ...asking, query });
    if (status !== 200 || body.data.length === 0)
      throw new Error(`${contract.name} answered ${status} on page ${page}`);
    rows.push(...(body.data as unknown[]));
    total = body.total;
  }
  return rows;
};

/** As `invoke`, with what API Gateway decides about the event, or with another handler. */
export const invokeAs = async (
  contract: Endpoint,
  who: Account | null,
  asking: Asking,
  { isBase64Encoded = false, claims }: { isBase64Encoded?: boolean; claims?: Record<string, unknown> } = {},
  other?: Handler,
): Promise<HandlerResponse> => {
  const handler = other ?? (await load(contract)).handler;
  const made = eventFor(contract, who, asking);
  const requestContext = claims ? { ...made.requestContext, authorizer: { jwt: { claims } } } : made.requestContext;
  const event = { ...made, isBase64Encoded, requestContext };
  const lambda = { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 60_000 } as Context;
  const handle = () => handler(event, lambda) as Promise<Sent>;
  const { statusCode, headers, body } = await (record ? record(contract, handle) : handle());
  const isJson = headers['content-type']?.startsWith('application/json');
  return { status: statusCode, headers, body: isJson ? (JSON.parse(body) as unknown) : body };
};

/** A random address that no other test uses. */
const strange = () => `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

/** The claims of a verified access token as API Gateway passes them on, all as text. */
export const claimsOf = ({ login_id }: Account, now: string) => {
  const seconds = String(Math.floor(Date.parse(now) / 1000));
  return {
    token_use: 'access',
    username: login_id,
    iat: seconds,
    auth_time: seconds,
    origin_jti: `session-of-${login_id}`,
  };
};

const eventFor = (contract: Endpoint, who: Account | null, asking: Asking): HttpEvent => {
  const { params = {}, query = {}, body, headers = {}, now = new Date().toISOString(), address = strange() } = asking;
  const path = Object.entries(params).reduce<string>(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    contract.path,
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, `${each}`])),
  );
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: path,
    rawQueryString: search.toString(),
    headers: {
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-origin-secret': 'of the tests',
      'cloudfront-viewer-address': `${address}:40000`,
      ...(who && { 'x-account-id': who.id }),
      ...headers,
    },
    pathParameters: params,
    requestContext: {
      timeEpoch: Date.parse(now),
      http: { method: contract.method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      ...(who && { authorizer: { jwt: { claims: claimsOf(who, now), scopes: [] } } }),
    } as unknown as HttpEvent['requestContext'],
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    isBase64Encoded: false,
  };
};
