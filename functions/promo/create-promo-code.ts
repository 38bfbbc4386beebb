import { randomUUID } from 'node:crypto';
import { createPromoCode } from '#shared/contracts/promo.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { promoAudit } from '#shared/domain/promo/audit.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { ofCode, promoCodeInsertionWrites } from '../data/promo/promo-codes.ts';
import { serve } from '../http/serve.ts';
import { checkPeriod } from './check-period.ts';

/** Percent, and days. */
const most = { percent: 100, free_days: 365, amount: Infinity, bonus: Infinity } as const;

export const handler = serve(createPromoCode, async ({ body, actor, now }) => {
  if (body.value > most[body.type])
    throw new Problem('invalid-input', {
      fields: { value: { key: 'number-too-big', params: { maximum: most[body.type] } } },
    });
  checkPeriod(body);
  const promo = {
    ...body,
    id: randomUUID(),
    version: 1,
    used: 0,
    author: { id: actor.id, fio: actor.fio },
    company_id: null,
    created_at: now,
  };
  const about = { id: promo.id, name: promo.code };
  const changes = changesOf(promoAudit, null, promo);
  return {
    reply: { data: promo },
    writes: [
      ...promoCodeInsertionWrites(promo),
      auditEntryWrite({ action: 'promo-code-created', by: actor, at: now, about, changes }),
    ],
    refusals: [[ofCode, new Problem('promo-code-taken', { fields: { code: { key: 'taken' } } })]],
  };
});
