import { updateTender } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { getTenderAt } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayEdit, requireAllowed } from './may.ts';
import { referred } from './references.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(updateTender, async ({ params: { id }, body, ...request }) => {
  const { version, name, company_id, ...references } = body;
  const head = await findHistoryHead(id);
  const before = await getTenderAt(request.actor, id, version);
  requireAllowed(mayEdit(before));
  if (company_id !== undefined && company_id !== before.company.id)
    throw new Problem('invalid-input', { fields: { company_id: { key: 'not-yours-to-change' } } });
  const changed = { ...before, ...(await referred(before, references)), name: name ?? before.name };
  return tenderChange(request, { head, before, changed }, [{ what: 'updated', details: { name: changed.name } }]);
});
