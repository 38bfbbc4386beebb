import { updatePromoCode } from '#shared/contracts/promo.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { promoAudit } from '#shared/domain/promo/audit.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { findPromoCode, ofPromoCode, promoCodeChangeWrite } from '../data/promo/promo-codes.ts';
import { serve } from '../http/serve.ts';
import { checkPeriod } from './check-period.ts';

export const handler = serve(updatePromoCode, async ({ params, body, actor, now }) => {
  const before = await findPromoCode(params.id);
  if (!before) throw new Problem('not-found');
  if (before.version !== body.version) throw new Problem('changed');
  checkPeriod(body);
  const after = { ...before, ...body, version: before.version + 1 };
  const about = { id: after.id, name: after.code };
  const changes = changesOf(promoAudit, before, after);
  return {
    reply: { data: after },
    writes: [
      promoCodeChangeWrite(after),
      auditEntryWrite({ action: 'promo-code-changed', by: actor, at: now, about, changes }),
    ],
    // It was used meanwhile.
    retryOn: [ofPromoCode],
  };
});
