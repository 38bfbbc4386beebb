import { setReferralBonuses } from '#shared/contracts/promo.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { bonusesAudit } from '#shared/domain/promo/audit.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getReferralBonuses, referralBonusesWrite } from '../data/promo/referral-bonuses.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setReferralBonuses, async ({ body, actor, now }) => {
  const before = await getReferralBonuses();
  if (before.version !== body.version) throw new Problem('changed');
  const after = { ...body, version: body.version + 1 };
  const changes = changesOf(bonusesAudit, before, after);
  return {
    reply: { data: after },
    writes: [
      referralBonusesWrite(after),
      auditEntryWrite({ action: 'referral-bonuses-set', by: actor, at: now, changes }),
    ],
  };
});
