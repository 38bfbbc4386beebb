import type { Endpoint, Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** One sign-in of a login: the claims that all its tokens share, refreshed ones included. */
type Session = { id: string; signed_in_at: string };

/** The viewer's device, and the place that CloudFront derives from the address. */
export type Viewer = { agent: string; city: string | null; country: string | null };

/** The input of every handler beside its parsed request. */
export type RequestContext = {
  /** The acting account. The wrapper has checked that it belongs to the token's login and has the permission. */
  actor: Actor;
  /** The sign-in that issued the token. */
  session: Session;
  /** When API Gateway received the request, ISO 8601 UTC. Handlers and rules use no other clock. */
  now: string;
  /** The language of the response. */
  locale: Locale;
  /**
   * The viewer's address, for rate limits only. For IPv6 it is the /64 network, because one household owns all of it.
   */
  address: string;
  viewer: Viewer;
  /** The headers with which another endpoint of ours takes a request as the same caller's (functions/assistant/door.ts). */
  caller: Readonly<Record<string, string>>;
  /**
   * The client's Idempotency-Key, for calls to services with their own. Null without one, or if the endpoint has none.
   */
  idempotencyKey: string | null;
};

type IsRead<E extends Endpoint> = E extends { writes: infer W }
  ? W extends false
    ? true
    : false
  : E['method'] extends 'GET'
    ? true
    : false;
/** A read has a locale only if its contract says that the reply depends on it. */
type Hidden<E extends Endpoint> =
  | (E['access'] extends 'public' ? 'actor' | 'session' : never)
  | (E extends { localized: true } ? never : IsRead<E> extends true ? 'locale' : never);

export type Context<E extends Endpoint> = Input<E> & Omit<RequestContext, Hidden<E>>;
