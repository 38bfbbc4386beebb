import { pickTenderTerms } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { isActive } from '#shared/domain/tenders/participation.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { participantNotificationWrites } from '../data/tenders/tender-notifications.ts';
import { getTenderAt } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

type Term = 'tariff_percent' | 'franchise';

export const handler = serve(pickTenderTerms, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const head = await findHistoryHead(id);
  const before = await getTenderAt(actor, id, body.version);
  requireAllowed(before.status === 'placement');
  const quotes = (await participationsOf(before)).filter(({ state }) => isActive(state));
  const picked = (term: Term, field: `${'tariff' | 'franchise'}_from`) => {
    const opened = quotes.find((one) => one.id === body[field])?.opened;
    if (!opened) throw new Problem('invalid-input', { fields: { [field]: { key: 'not-a-participant' } } });
    return { participation_id: body[field], value: opened.terms[term] };
  };
  const terms = {
    tariff_percent: picked('tariff_percent', 'tariff_from'),
    franchise: picked('franchise', 'franchise_from'),
  };
  const details = {
    tariff_percent: terms.tariff_percent.value,
    tariff_from: terms.tariff_percent.participation_id,
    franchise: terms.franchise.value,
    franchise_from: terms.franchise.participation_id,
  };
  return tenderChange(
    request,
    { head, before, changed: { ...before, terms } },
    [{ what: 'terms', details }],
    participantNotificationWrites(before, 'tender-terms', { at: now }, quotes),
  );
});
