import type { Endpoint } from '#shared/contracts/endpoint.ts';

/** Of a response. Clients of Mattermost read nothing that is not exactly `application/json`. */
export const contentTypeOf = ({ type, chatToken }: Pick<Endpoint, 'type' | 'chatToken'>): string =>
  chatToken ? 'application/json' : `${type ?? 'application/json'}; charset=utf-8`;
