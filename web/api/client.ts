import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { ApiProblem } from './problem.ts';
import { accessToken, chosenAccount, endSession } from './session.ts';

const retries = 3;
const pause = 1000;

/**
 * Calls an endpoint by its contract: `api(listStores, { query: { page: '2' } })` answers its typed reply or throws an
 * ApiProblem. Only the method and the path are used at run time; the server parses both ways.
 * A GET, and a POST through its key, is safe to repeat, so those are when the network or the server failed.
 */
export const api = async <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  { signal, key = crypto.randomUUID() }: { signal?: AbortSignal; key?: string } = {},
): Promise<Answer<E>> => {
  const { params, query, body } = request as Parts;
  const address = fill(contract.path, params) + search(query);
  const init = { method: contract.method, signal, body: body === undefined ? undefined : JSON.stringify(body) };
  const repeatable = contract.method === 'GET' || contract.method === 'POST';
  for (let attempt = 0; ; attempt++) {
    try {
      return (await send(address, init, contract, key)) as Answer<E>;
    } catch (error) {
      if (!(error instanceof ApiProblem) || !repeatable || !passing(error) || attempt === retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};

type Query = Record<string, string | string[] | undefined>;
type Parts = { params?: Record<string, string>; query?: Query; body?: unknown };

const send = async (address: string, init: RequestInit, { access, method }: Endpoint, key: string, fresh = false) => {
  const token = access === 'public' ? null : await accessToken(fresh).catch(offline);
  if (access !== 'public' && token === null) return refuse();
  const answer = await fetch(address, {
    ...init,
    headers: headers(token, init.body, method === 'POST' ? key : null),
  }).catch(offline);
  if (answer.status === 401 && token !== null && !fresh)
    return send(address, init, { access, method } as Endpoint, key, true);
  const content: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return content;
  if (answer.status === 401 && token !== null) return refuse();
  throw new ApiProblem(answer.status, content as object, answer.headers.get('retry-after'));
};

const headers = (token: string | null, body: unknown, key: string | null) => {
  const account = chosenAccount();
  return {
    'Accept-Language': document.documentElement.lang === 'cs' ? 'cz' : document.documentElement.lang,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(token && account && { 'X-Account-Id': account }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(key && { 'Idempotency-Key': key }),
  };
};

const offline = (error: unknown): never => {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiProblem(0, {});
};

const refuse = (): never => {
  endSession();
  throw new ApiProblem(401, {});
};

/** Failures that may be gone a second later. */
const passing = ({ status, code }: ApiProblem) => status === 0 || status >= 500 || code === 'request-in-progress';

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const search = (query: Query = {}) => {
  const given = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one === undefined ? [] : [[name, one]])),
    ),
  ).toString();
  return given && `?${given}`;
};
