import { saveTenderSection } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { canonical } from '#shared/domain/tenders/chain.ts';
import { checkSection, completenessOf } from '#shared/domain/tenders/sections.ts';
import { findHistoryHead, sha256 } from '../data/tenders/history.ts';
import { getTender, ofTender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayEdit, requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

/** Two who save different sections at once are both served: only the version of the section counts. */
export const handler = serve(saveTenderSection, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const head = await findHistoryHead(id);
  const before = await getTender(actor, id);
  const { section, version, values } = body;
  const stored = before.sections[section];
  if (stored.version !== version) throw new Problem('changed');
  requireAllowed(mayEdit(before));
  checkSection(section, values);
  const saved = { version: version + 1, at: now, by: { id: actor.id, fio: actor.fio }, values };
  const changed = { ...before, sections: { ...before.sections, [section]: saved } };
  const { filled, required } = completenessOf(section, values);
  const details = { section, version: saved.version, filled, required, sha256: sha256(canonical(values)) };
  const decided = await tenderChange(request, { head, before, changed }, [{ what: 'section', details }]);
  return { ...decided, retryOn: [...decided.retryOn, ofTender] };
});
