import type { Endpoint, Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** One sign-in of a login: what its tokens have in common, however often they are refreshed. */
type Session = { id: string; signed_in_at: string };

/** What the viewer uses, and where as far as the network tells. */
export type Viewer = { agent: string; city: string | null; country: string | null };

/** What every handler gets beside its parsed input. */
export type RequestContext = {
  /** Who asks; the wrapper has checked that the account belongs to the token's login and may ask. */
  actor: Actor;
  /** The sign-in that the token comes from. */
  session: Session;
  /** When API Gateway received the request, ISO 8601 UTC. Handlers and rules know no other clock. */
  now: string;
  /** The language of the answer. */
  locale: Locale;
  /** The viewer's address, for limits only; of IPv6 the network, which one household has to itself. */
  address: string;
  viewer: Viewer;
};

export type Context<E extends Endpoint> = Input<E> &
  (E['access'] extends 'public' ? Omit<RequestContext, 'actor' | 'session'> : RequestContext);
