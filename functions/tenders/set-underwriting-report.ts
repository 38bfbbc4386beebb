import { setUnderwritingReport } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileClaim, fileRemovalWrite } from '../data/files/files.ts';
import { findHistoryHead, sha256 } from '../data/tenders/history.ts';
import { getTender, ofTender, type Tender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayAddDocuments, requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(setUnderwritingReport, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const { version, text, ready, upload_id, name } = body;
  const head = await findHistoryHead(id);
  const before = await getTender(actor, id);
  if (before.report.version !== version) throw new Problem('changed');
  requireAllowed(mayAddDocuments(before));
  const claim = upload_id
    ? await fileClaim({ id: upload_id, owner_id: actor.id, purpose: 'tender-document' }, now)
    : undefined;
  const file: Tender['report']['file'] = claim
    ? { id: claim.file.id, name: name ?? 'report.pdf', size: claim.file.size }
    : upload_id === null
      ? null
      : before.report.file;
  if (ready && !file && text.trim() === '')
    throw new Problem('invalid-input', { fields: { text: { key: 'required' } } });
  const replaced = before.report.file && before.report.file.id !== file?.id ? before.report.file.id : null;
  const changed = { ...before, report: { version: version + 1, ready, text, file } };
  const details = { ready: ready ? 'yes' : 'no', sha256: sha256(text), file: file?.name ?? null };
  const decided = await tenderChange(
    request,
    { head, before, changed },
    [{ what: 'report', details }],
    [...(claim?.writes ?? []), ...(replaced === null ? [] : [fileRemovalWrite(replaced, now)])],
  );
  return { ...decided, retryOn: [...decided.retryOn, ofTender] };
});
