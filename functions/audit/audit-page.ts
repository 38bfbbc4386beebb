import type { listAudit as contract } from '#shared/contracts/audit.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { addDays, daysBetween } from '#shared/domain/days.ts';
import { Problem } from '#shared/domain/problem.ts';
import { listAudit } from '../data/audit.ts';
import type { RequestContext } from '../http/context.ts';

type Query = Input<typeof contract>['query'];

const defaultDays = 30;
const longest = 92;

/** One page of the entries that the actor may read. Also the rows of an export. */
export const auditPage = ({ actor, query, now }: Pick<RequestContext, 'actor' | 'now'> & { query: Query }) =>
  listAudit(actor, { ...query, ...daysOf(query, now) });

/** An id begins with the time of its entry; one that does not is of no entry. */
const daysOf = ({ id, ...query }: Query, now: string): { from: string; to: string } => {
  const named = id
    ?.map((one) => one.slice(0, 10))
    .filter((text) => /^\d{4}-\d\d-\d\d$/.test(text))
    .toSorted();
  const to = named?.at(-1) ?? query.to ?? now.slice(0, 10);
  const from = named?.at(0) ?? query.from ?? addDays(to, -defaultDays);
  if (to < from) throw new Problem('invalid-input', { fields: { to: { key: 'range-order' } } });
  if (daysBetween(from, to) > longest)
    throw new Problem('invalid-input', { fields: { to: { key: 'range-too-long', params: { count: longest } } } });
  return { from, to };
};
