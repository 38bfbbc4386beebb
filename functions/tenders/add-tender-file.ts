import { randomUUID } from 'node:crypto';
import { addTenderFile } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { fileClaim } from '../data/files/files.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { getTenderAt, type Tender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayAddDocuments, requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

type File = Tender['files'][number];

export const handler = serve(addTenderFile, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const { upload_id, name, file_id, version } = body;
  const head = await findHistoryHead(id);
  const before = await getTenderAt(actor, id, version);
  requireAllowed(mayAddDocuments(before));
  const earlier = before.files.find((one) => one.id === file_id);
  if (file_id !== undefined && !earlier) throw new Problem('not-found', { fields: { file_id: { key: 'not-found' } } });
  if (!earlier && before.files.length >= tenderLimits.files) throw tooMany(tenderLimits.files);
  if (earlier && earlier.versions.length >= tenderLimits.versions) throw tooMany(tenderLimits.versions);
  const { file, writes } = await fileClaim({ id: upload_id, owner_id: actor.id, purpose: 'tender-document' }, now);
  const n = (earlier?.versions[0]?.n ?? 0) + 1;
  const added: File = {
    id: earlier?.id ?? randomUUID(),
    name,
    versions: [
      { n, file_id: file.id, size: file.size, at: now, by: { id: actor.id, fio: actor.fio } },
      ...(earlier?.versions ?? []),
    ],
  };
  const files = earlier ? before.files.map((one) => (one === earlier ? added : one)) : [...before.files, added];
  const details = { name, version: n, size: file.size };
  return tenderChange(request, { head, before, changed: { ...before, files } }, [{ what: 'file', details }], writes);
});

const tooMany = (limit: number) => new Problem('too-many-tender-files', { params: { limit } });
