import { deleteTenderFile } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { getTenderAt } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayAddDocuments, requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(deleteTenderFile, async ({ params: { id }, query, ...request }) => {
  const head = await findHistoryHead(id);
  const before = await getTenderAt(request.actor, id, query.version);
  requireAllowed(mayAddDocuments(before));
  const file = before.files.find((one) => one.id === query.file_id);
  if (!file) throw new Problem('not-found', { fields: { file_id: { key: 'not-found' } } });
  const changed = { ...before, files: before.files.filter((one) => one !== file) };
  return tenderChange(
    request,
    { head, before, changed },
    [{ what: 'file_removed', details: { name: file.name } }],
    file.versions.map(({ file_id }) => fileRemovalWrite(file_id, request.now)),
  );
});
