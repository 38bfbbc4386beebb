import { updateTariff } from '#shared/contracts/billing.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { tariffAudit } from '#shared/domain/billing/audit.ts';
import { periods, tariffNames } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getTariff, tariffWrite } from '../data/billing/tariffs.ts';
import { serve } from '../http/serve.ts';
import { toReplyTariff } from './to-reply.ts';

export const handler = serve(updateTariff, async ({ params, body, actor, locale, now }) => {
  const before = await getTariff(params.id);
  if (!before) throw new Problem('not-found');
  if (before.version !== body.version) throw new Problem('changed');
  // Those who chose a free plan would run out at once, and a paid one would give away what others have paid for.
  if ((before.prices === null) !== (body.prices === null)) throw new Problem('tariff-free');
  const isRepriced = periods.some((days) => before.prices?.[days] !== body.prices?.[days]);
  const prices_since = isRepriced ? now : before.prices_since;
  const after = { ...before, ...body, prices_since, version: before.version + 1 };
  const about = { id: after.id, name: tariffNames[after.id].en };
  const changes = changesOf(tariffAudit, before, after);
  return {
    reply: { data: toReplyTariff(after, locale) },
    writes: [tariffWrite(after), auditEntryWrite({ action: 'tariff-changed', by: actor, at: now, about, changes })],
  };
});
