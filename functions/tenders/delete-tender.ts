import { deleteTender } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { findHistoryHead, historyWrites, ofTenderHistory } from '../data/tenders/history.ts';
import { participationRemovalWrite, participationsOf } from '../data/tenders/participations.ts';
import { getTenderAt, tenderRemovalWrites } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { hasQuotes, mayDelete, requireAllowed } from './may.ts';

/** The history stays: who deleted it, is its last entry. Files beyond what fits into the transaction go one by one before. */
export const handler = serve(deleteTender, async ({ params: { id }, query, actor, now }) => {
  const head = await findHistoryHead(id);
  const tender = await getTenderAt(actor, id, query.version);
  const participations = await participationsOf(tender);
  if (hasQuotes(tender, participations)) throw new Problem('tender-has-quotes');
  requireAllowed(mayDelete(tender, participations));
  const { name, company, files, report } = tender;
  const fileIds = [
    ...files.flatMap(({ versions }) => versions.map(({ file_id }) => file_id)),
    ...(report.file ? [report.file.id] : []),
  ];
  return {
    reply: { data: { id } },
    writes: [
      ...tenderRemovalWrites(tender),
      ...participations.map((one) => participationRemovalWrite(one.id)),
      ...fileIds.map((fileId) => fileRemovalWrite(fileId, now)),
      ...historyWrites(id, head, { by: actor, at: now }, [{ what: 'deleted' }]),
      auditEntryWrite({ action: 'tender-deleted', by: actor, at: now, company, about: { id, name } }),
    ],
    retryOn: [ofTenderHistory],
  };
});
