import type { Answer, Endpoint, Request } from '#shared/contracts/endpoint.ts';
import { isIdempotent, mayRepeat } from '#shared/contracts/is-idempotent.ts';
import { currentLanguage, translate } from '../ui/i18n.ts';
import { startDeadline, until } from './deadline.ts';
import { noteAnswer } from './kept-replies.ts';
import { knownReply, rememberReply } from './known-replies.ts';
import { ApiProblem } from './problem.ts';
import { createRequestKeys } from './request-keys.ts';
import { followServerClock } from './server-clock.ts';
import { accessToken, chooseAccount, chosenAccount, currentLogin, endSession } from './session.ts';
import { isOwnSession, reportForeignSession } from './tab-owner.ts';

const retries = 3;
const retryPause = 1000;
/** Retries after an answer are counted over all calls until one succeeds, so that they do not multiply a failure. */
let answeredRetries = 0;
/** Milliseconds for all tries of a call: API Gateway's limit. */
const longest = 30_000;

/**
 * Calls an endpoint by its contract: `api(listStores, { query: { page: '2' } })` returns the typed reply or throws an
 * ApiProblem. Only the method and the path are used at run time; the server validates requests and replies. Reads and
 * POSTs with an idempotency key are retried after network and server errors, after an answer three times in all. A call that exceeds `timeout` milliseconds
 * fails with `network`. A call belongs to the login and the account whose data the tab shows: after a change it is not
 * sent, and a late answer is rejected with an AbortError. Only a call that `asksWho` is signed in goes to any session.
 * `account` asks for another account than the chosen one. A repeated call with the same request sends the same
 * idempotency key until it succeeded or was refused for good. A request with `keepalive` is completed after a reload or
 * the end of the page, if its body has at most `maxKeptBody` bytes.
 */
export const api = async <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  options: Options = {},
): Promise<Answer<E>> => {
  if (options.key !== undefined || !isIdempotent(contract)) return sendOnce(contract, request, options);
  const text = JSON.stringify([contract.name, currentLogin(), options.account ?? chosenAccount(), request]);
  try {
    const answer = await sendOnce(contract, request, { ...options, key: keys.keyOf(text) });
    keys.settle(text);
    return answer;
  } catch (error) {
    keys.settle(text, error);
    throw error;
  }
};

/** A request whose outcome is unknown keeps its key, also when its form was closed and opened again. */
const keys = createRequestKeys();

const sendOnce = async <E extends Endpoint>(
  contract: E,
  request: Request<E>,
  { signal: canceled, key = '', timeout = longest, account, asksWho = false, keepalive = false }: Options,
): Promise<Answer<E>> => {
  const { params, query, body } = request as Parts;
  const address = fill(contract.path, params) + search(query);
  const deadline = startDeadline(timeout);
  const signal = canceled ? AbortSignal.any([canceled, deadline.signal]) : deadline.signal;
  const init = { method: contract.method, signal, body: jsonOf(body), keepalive };
  const call = {
    address,
    init,
    contract,
    key,
    account,
    // A retry asks for the same language, because the cache keeps the reply under it.
    language: currentLanguage(),
    sender: contract.access === 'public' ? anybody : senderOfNow(asksWho),
  };
  const repeatable = mayRepeat(contract);
  /** The failure of the last try that was sent. */
  let unanswered: ApiProblem | undefined;
  try {
    for (let tries = 0; ; tries++) {
      try {
        const answer = (await send(call)) as Answer<E>;
        answeredRetries = 0;
        return answer;
      } catch (error) {
        if (!(error instanceof ApiProblem) || !repeatable || !error.isOutcomeUnknown) throw error;
        if (!(error instanceof NotSent)) unanswered = error;
        const isAnswered = error.status !== 0;
        const isSpent = tries === retries || (isAnswered && answeredRetries === retries);
        if (isSpent || deadline.signal.aborted || !call.sender.isCurrent()) throw unanswered ?? error;
        if (isAnswered) answeredRetries++;
        await new Promise((resolve) => setTimeout(resolve, retryPause));
        canceled?.throwIfAborted();
      }
    }
  } finally {
    deadline.clear();
  }
};

type Options = {
  signal?: AbortSignal;
  key?: string;
  timeout?: number;
  account?: string;
  asksWho?: boolean;
  keepalive?: boolean;
};

/** The fetch standard allows 64 KiB for all such requests of a page together. */
const maxKeptBody = 60 * 1024;
/** Whether a request with this body may have `keepalive`. */
export const canBeKept = (body: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length <= maxKeptBody;

type Query = Record<string, string | string[] | undefined>;
type Init = RequestInit & { signal: AbortSignal };
type Parts = { params?: Record<string, string>; query?: Query; body?: unknown };

type Call = {
  address: string;
  init: Init;
  contract: Endpoint;
  key: string;
  account: string | undefined;
  language: string;
  sender: Sender;
};

/** The login and the account of a call. The login is unknown until the first token has loaded. */
type Sender = { isCurrent: () => boolean };
const anybody: Sender = { isCurrent: () => true };
const senderOfNow = (asksWho: boolean): Sender => {
  const now = () => `${currentLogin()} ${chosenAccount()}`;
  let sender = currentLogin() === undefined ? undefined : now();
  return {
    isCurrent: () => {
      const isOwn = asksWho || isOwnSession();
      if (!isOwn) reportForeignSession();
      return isOwn && (sender ??= now()) === now();
    },
  };
};

/** Gives tokens of the chat, a new one if `fresh`. `chat-token.ts` sets it, so that the first page does not load that. */
export const chatTokens = { get: (_fresh: boolean): Promise<string | null> => Promise.resolve(null) };

/** No request left the browser. */
class NotSent extends ApiProblem {
  constructor(method: Endpoint['method']) {
    super(0, { message: translate(method === 'GET' ? 'broken.offlineLoad' : 'broken.notSent') });
  }
}

const send = async (call: Call, fresh = false) => {
  const { address, init, contract, sender } = call;
  const isPublic = contract.access === 'public';
  const notSent = () => new NotSent(contract.method);
  const tokenOf = contract.chatToken ? chatTokens.get : accessToken;
  const token = isPublic ? null : await until(init.signal, tokenOf(fresh)).catch(failAs(notSent));
  if (!isPublic && token === null) return refuse(null, new ApiProblem(401, {}), init.signal);
  if (!sender.isCurrent()) throw notSent();
  const sent = headers(token, call);
  const key = JSON.stringify([currentLogin(), sent['X-Account-Id'], sent['Accept-Language'], address]);
  const known = contract.method === 'GET' && !isPublic ? knownReply(key) : undefined;
  const conditional = known ? { ...sent, 'If-None-Match': known.etag } : sent;
  const lost = failAs(() => new ApiProblem(0, { message: unansweredText(contract.method) }));
  // A browser would keep what the edge keeps, and show it once more after a change.
  const cached = contract.atEdge ? ({ cache: 'no-store' } as const) : {};
  const sentAt = Date.now();
  const answer = await fetch(address, { ...init, ...cached, headers: conditional }).catch(lost);
  if (!isPublic) {
    followServerClock({ date: answer.headers.get('date'), sent: sentAt, received: Date.now() });
    noteAnswer(answer);
  }
  if (answer.status === 401 && token !== null && !fresh) return send(call, true);
  const isKnown = known !== undefined && answer.status === 304;
  // A truncated response counts as no response.
  const content: unknown = isKnown ? known.content : await answer.json().catch(answer.ok ? lost : () => ({}));
  if (!sender.isCurrent()) throw new DOMException('the session has changed', 'AbortError');
  if (answer.ok && contract.method === 'GET' && !isPublic) rememberReply(key, answer.headers.get('etag'), content);
  if (answer.ok || isKnown) return content;
  const refusal = isOurs(content) ? content : { message: unansweredText(contract.method) };
  const problem = new ApiProblem(answer.status, refusal, answer.headers.get('retry-after'));
  return !isPublic && (answer.status === 401 || problem.code === 'authentication-failed')
    ? refuse(token, problem, init.signal)
    : Promise.reject(problem);
};

const jsonOf = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

const headers = (
  token: string | null,
  { init, contract, key, language, account = chosenAccount() ?? undefined }: Call,
) => ({
  'Accept-Language': language === 'cs' ? 'cz' : language,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(token && account && { 'X-Account-Id': account }),
  ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
  ...(isIdempotent(contract) && { 'Idempotency-Key': key }),
});

/** Any failure but a canceled call. */
const failAs =
  (problem: () => ApiProblem) =>
  (error: unknown): never => {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : problem();
  };

/** API Gateway's own errors have no code and an English message. */
const isOurs = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && 'code' in content;

/** Our message when there is no response, or one from the gateway. */
const unansweredText = (method: Endpoint['method']): string =>
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
