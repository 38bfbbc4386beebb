import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { isIdempotent, mayRepeat } from '#shared/contracts/is-idempotent.ts';
import { translate } from '../ui/i18n.ts';
import { startDeadline, until } from './deadline.ts';
import { ApiProblem } from './problem.ts';
import { accessToken, chooseAccount, chosenAccount, currentLogin, endSession } from './session.ts';

const retries = 3;
const pause = 1000;
/** Milliseconds for all attempts of a call. API Gateway's limit is 30 s; an upload may take longer to arrive. */
const longest = { call: 30_000, upload: 120_000 };

/**
 * Calls an endpoint by its contract: `api(listStores, { query: { page: '2' } })` returns the typed reply or throws an
 * ApiProblem. Only the method and the path are used at run time; the server validates requests and replies. Reads and
 * POSTs with an idempotency key are retried after network and server errors. A call that exceeds `timeout` milliseconds
 * fails with `network`, and so does a retry after the user has changed the login or the account. `account` asks for
 * another account than the chosen one.
 */
export const api = async <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  {
    signal: canceled,
    key = crypto.randomUUID(),
    timeout = contract.upload ? longest.upload : longest.call,
    account,
  }: Options = {},
): Promise<Answer<E>> => {
  const { params, query, body } = request as Parts;
  const address = fill(contract.path, params) + search(query);
  const deadline = startDeadline(timeout);
  const signal = canceled ? AbortSignal.any([canceled, deadline.signal]) : deadline.signal;
  const init = { method: contract.method, signal, body: contract.upload ? formOf(body) : jsonOf(body) };
  const call = {
    address,
    init,
    contract,
    key,
    account,
    sender: contract.access === 'public' ? anybody : senderOfNow(),
  };
  const repeatable = mayRepeat(contract);
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return (await send(call)) as Answer<E>;
      } catch (error) {
        if (!(error instanceof ApiProblem) || !repeatable || !error.isOutcomeUnknown) throw error;
        if (attempt === retries || deadline.signal.aborted || !call.sender.isCurrent()) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        canceled?.throwIfAborted();
      }
    }
  } finally {
    deadline.clear();
  }
};

type Options = { signal?: AbortSignal; key?: string; timeout?: number; account?: string };

type Query = Record<string, string | string[] | undefined>;
type Init = RequestInit & { signal: AbortSignal };
type Parts = { params?: Record<string, string>; query?: Query; body?: unknown };

type Call = {
  address: string;
  init: Init;
  contract: Endpoint;
  key: string;
  account: string | undefined;
  sender: Sender;
};

/** The login and the account of a call. The login is unknown until the first token has loaded. */
type Sender = { isCurrent: () => boolean };
const anybody: Sender = { isCurrent: () => true };
const senderOfNow = (): Sender => {
  const now = () => `${currentLogin()} ${chosenAccount()}`;
  let sender = currentLogin() === undefined ? undefined : now();
  return { isCurrent: () => (sender ??= now()) === now() };
};

const send = async (call: Call, fresh = false) => {
  const { address, init, contract } = call;
  const isPublic = contract.access === 'public';
  const token = isPublic ? null : await until(init.signal, accessToken(fresh)).catch(offline(contract.method));
  if (!isPublic && token === null) return refuse(null, new ApiProblem(401, {}), init.signal);
  if (!call.sender.isCurrent()) throw new ApiProblem(0, { message: unanswered(contract.method) });
  const answer = await fetch(address, { ...init, headers: headers(token, call) }).catch(offline(contract.method));
  if (answer.status === 401 && token !== null && !fresh) return send(call, true);
  // A truncated response counts as no response.
  const content: unknown = await answer.json().catch(answer.ok ? offline(contract.method) : () => ({}));
  if (answer.ok) return content;
  const refusal = isOurs(content) ? content : { message: unanswered(contract.method) };
  const problem = new ApiProblem(answer.status, refusal, answer.headers.get('retry-after'));
  return !isPublic && (answer.status === 401 || problem.code === 'authentication-failed')
    ? refuse(token, problem, init.signal)
    : Promise.reject(problem);
};

const jsonOf = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

const formOf = (body: unknown) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, value as File | string);
  return form;
};

const headers = (token: string | null, { init, contract, key, account = chosenAccount() ?? undefined }: Call) => ({
  'Accept-Language': document.documentElement.lang === 'cs' ? 'cz' : document.documentElement.lang,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(token && account && { 'X-Account-Id': account }),
  // For FormData the browser sets the type with its boundary.
  ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
  ...(isIdempotent(contract) && { 'Idempotency-Key': key }),
});

const offline =
  (method: Endpoint['method']) =>
  (error: unknown): never => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiProblem(0, { message: unanswered(method) });
  };

/** API Gateway's own errors have no code and an English message. */
const isOurs = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && 'code' in content;

/** Our message when there is no response, or one from the gateway. */
const unanswered = (method: Endpoint['method']): string =>
  translate(method === 'GET' ? 'broken.offlineLoad' : 'broken.offlineHelp');

/** Ends the session, unless a new one began during this call: a late poll must not end the new session. */
const refuse = async (token: string | null, problem: ApiProblem, signal: AbortSignal): Promise<never> => {
  if ((await until(signal, accessToken()).catch(() => undefined)) === token) {
    // The chosen account may be closed, so the next sign-in starts without it.
    if (problem.code === 'authentication-failed') chooseAccount(null);
    endSession();
  }
  throw problem;
};

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const search = (query: Query = {}) => {
  const searchParams = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one === undefined ? [] : [[name, one]])),
    ),
  ).toString();
  return searchParams && `?${searchParams}`;
};
