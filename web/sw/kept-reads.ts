import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { getShift, listShifts } from '#shared/contracts/shifts.ts';
import { keptAt } from '../api/kept-replies.ts';

/** The parameters of the worker's own list (features/worker/my-shifts.ts): lists of other screens have a page, too. */
const ofMyShifts = 'from per_page to';

type Kind = { contract: Endpoint; isKept?: (query: URLSearchParams) => boolean; ofWorkers: boolean };
/** What the worker's day reads. */
const kinds: Kind[] = [
  { contract: getMe, ofWorkers: false },
  { contract: listShifts, isKept: (query) => [...query.keys()].toSorted().join(' ') === ofMyShifts, ofWorkers: true },
  { contract: getShift, ofWorkers: true },
];
const kindOf = ({ method, url }: Pick<Request, 'method' | 'url'>) => {
  const { pathname, searchParams } = new URL(url);
  const isOf = ({ contract, isKept }: Kind) =>
    new RegExp(`^${contract.path.replace('{id}', '[^/]+')}$`).test(pathname) && (isKept?.(searchParams) ?? true);
  return method === 'GET' ? kinds.find(isOf) : undefined;
};

/** The login that a token names, also an expired one. The server verifies it; here it only separates what is kept. */
export const loginOf = (authorization: string | null): string | null => {
  const [, payload = ''] = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization ?? '') ?? [];
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
};

type Read = Pick<Request, 'method' | 'url' | 'headers'>;

/**
 * The key under which the reply to a request is kept: the login, the account, the language of a reply that has one, and
 * the path. Null for what is not kept. Without the days of the list, which move on every day: without a network
 * yesterday's list is the one to show.
 */
export const keyOf = (request: Read): string | null => {
  const kind = kindOf(request);
  const login = loginOf(request.headers.get('authorization'));
  if (!kind || login === null) return null;
  const language = kind.contract.localized ? request.headers.get('accept-language') : null;
  const parts = [login, request.headers.get('x-account-id') ?? '', language ?? ''];
  const { origin, pathname } = new URL(request.url);
  return `${origin}/kept/${parts.map(encodeURIComponent).join('/')}${pathname}`;
};

/** What is used of a Cache of the browser. */
type Kept = {
  match: (key: string) => Promise<Response | undefined>;
  put: (key: string, answer: Response) => Promise<void>;
  keys: () => Promise<readonly Request[]>;
  delete: (key: Request) => Promise<boolean>;
};

/** Shifts are only kept of workers. The account's own kept reply names its role. */
const mayKeep = async (request: Read, kept: Kept): Promise<boolean> => {
  if (!kindOf(request)?.ofWorkers) return true;
  const url = new URL(getMe.path, request.url).href;
  const me = await kept.match(keyOf({ method: 'GET', url, headers: request.headers }) ?? '');
  const { data } = ((await me?.json()) ?? {}) as { data?: { roles: readonly string[] } };
  return data?.roles.includes('ROLE_VENDOR_STAFF') ?? false;
};

/** The account, the list, and the shifts that the worker has opened. The oldest go first. */
const maxKept = 60;

const keep = async (key: string, answer: Response, kept: Kept, now: number): Promise<void> => {
  const headers = new Headers(answer.headers);
  // The app sets its clock by the Date of answers.
  headers.delete('date');
  headers.set(keptAt, new Date(now).toISOString());
  await kept.put(key, new Response(answer.body, { headers }));
  const keys = await kept.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxKept)).map((old) => kept.delete(old)));
};

/** Milliseconds after which a kept reply is better than none: on a connection that carries nothing. */
const longestWait = 4000;

type Options = {
  kept: Kept;
  load: (request: Request) => Promise<Response>;
  now: () => number;
  /** Keeps the service worker running until the promise ends. */
  stay: (work: Promise<unknown>) => void;
};

/**
 * Answers a read that is kept: from the network, or else with the kept reply. A tab that has a reply already (its request
 * has a condition) gets no kept one: that may be older than what the tab shows, which then says that it is offline.
 */
export const answerKept = async (
  request: Request,
  key: string,
  { kept, load, now, stay }: Options,
): Promise<Response> => {
  const before = await kept.match(key);
  const condition = request.headers.get('if-none-match');
  // A 304 would leave nothing to keep.
  const isKnown = condition !== null && condition === before?.headers.get('etag');
  const loaded = load(condition === null || isKnown ? request : unconditional(request));
  const keeping = loaded
    .then(async (answer) => {
      const whole = answer.status === 304 ? before?.clone() : answer.clone();
      if (whole?.status === 200 && (await mayKeep(request, kept))) await keep(key, whole, kept, now());
    })
    // Without a network, or with a truncated reply, the earlier one stays.
    .catch(() => undefined);
  stay(keeping);
  // The account comes first: whether its shifts are kept depends on it.
  const answered = kindOf(request)?.ofWorkers ? loaded : keeping.then(() => loaded);
  if (!before || condition !== null) return answered;
  const inTime = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestWait));
  return (await Promise.race([answered.catch(() => undefined), inTime])) ?? before.clone();
};

const unconditional = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request, { headers });
};
