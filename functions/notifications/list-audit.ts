import { listAudit } from '#shared/contracts/notifications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { listAudit as loadAudit } from '../data/audit.ts';
import { serve } from '../http/serve.ts';

const dayLength = 86_400_000;
const defaultDays = 30;
const longest = 92;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const handler = serve(listAudit, ({ actor, query, now }) => {
  const to = query.to ?? dayOf(Date.parse(now));
  const from = query.from ?? dayOf(Date.parse(to) - defaultDays * dayLength);
  if (to < from) throw new Problem('invalid-input', { fields: { to: { key: 'range-order' } } });
  if (Date.parse(to) - Date.parse(from) > longest * dayLength)
    throw new Problem('invalid-input', { fields: { to: { key: 'range-too-long', params: { count: longest } } } });
  return loadAudit(actor, { ...query, from, to });
});
