import type { listAudit as contract } from '#shared/contracts/audit.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { listAudit } from '../data/audit.ts';
import type { RequestContext } from '../http/context.ts';

type Query = Input<typeof contract>['query'];

/** 30 days before today, and today. Days of the log are those of UTC. */
const bounds = { usual: 31, most: 92, todayAt: (now: string) => now.slice(0, 10) };

/** One page of the entries that the actor may read. Also the rows of an export. */
export const auditPage = ({ actor, query, now }: Pick<RequestContext, 'actor' | 'now'> & { query: Query }) =>
  listAudit(actor, { ...query, ...boundedDays(namedDays(query) ?? query, now, bounds) });

/** An id begins with the time of its entry; one that does not is of no entry. */
const namedDays = ({ id }: Query) => {
  const named = id
    ?.map((one) => one.slice(0, 10))
    .filter((text) => /^\d{4}-\d\d-\d\d$/.test(text))
    .toSorted();
  return named?.length ? { from: named.at(0), to: named.at(-1) } : undefined;
};
