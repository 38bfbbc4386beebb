import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { Account } from '../../functions/data/accounts.ts';
import type { HttpEvent } from '../../functions/http/event.ts';

/** What a handler answers, parsed. Loose, because a test also asks what must not be there. */
export type Answered = { status: number; body: any };

type Asking = {
  /** The path's parameters, by name. */
  params?: Record<string, string>;
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string>;
  /** When API Gateway received it; the only clock there is. */
  now?: string;
};

const load = async (contract: Endpoint) =>
  (await import(`../../functions/${contract.area}/${contract.name}.ts`)) as {
    handler: (event: HttpEvent, context: Context) => Promise<{ statusCode: number; body: string }>;
  };

/** Asks a handler as API Gateway would: a real event in, the real table behind it. */
export const ask = async (contract: Endpoint, who: Account | null, asking: Asking = {}): Promise<Answered> => {
  const { handler } = await load(contract);
  const { statusCode, body } = await handler(eventFor(contract, who, asking), {
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => 60_000,
  } as Context);
  return { status: statusCode, body: JSON.parse(body) as unknown };
};

const eventFor = (contract: Endpoint, who: Account | null, asking: Asking): HttpEvent => {
  const { params = {}, query = {}, body, headers = {}, now = new Date().toISOString() } = asking;
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
      ...(who && { 'x-account-id': who.id }),
      ...headers,
    },
    pathParameters: params,
    requestContext: {
      timeEpoch: Date.parse(now),
      http: { method: contract.method, path, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      ...(who && { authorizer: { jwt: { claims: { token_use: 'access', username: who.login_id }, scopes: [] } } }),
    } as unknown as HttpEvent['requestContext'],
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    isBase64Encoded: false,
  };
};
