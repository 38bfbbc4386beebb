import type { Endpoint, Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';

/** What every handler gets beside its parsed input. */
export type Asked = {
  /** Who asks; the wrapper has checked that the account belongs to the token's login and may ask. */
  actor: Actor;
  /** When API Gateway received the request, ISO 8601 UTC. Handlers and rules know no other clock. */
  now: string;
  /** The language of the answer. */
  locale: Locale;
};

export type Context<E extends Endpoint> = Input<E> & (E['access'] extends 'public' ? Omit<Asked, 'actor'> : Asked);
