import { setSynonyms } from '#shared/contracts/catalogue.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { synonymsAudit } from '#shared/domain/catalogue/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getSynonyms, synonymsWrite } from '../data/catalogue/synonyms.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setSynonyms, async ({ body, actor, now }) => {
  const before = await getSynonyms();
  if (before.version !== body.version) throw new Problem('changed');
  const after = { ...body, version: body.version + 1 };
  const changes = changesOf(synonymsAudit, before, after);
  return {
    reply: { data: after },
    writes: [synonymsWrite(after), auditEntryWrite({ action: 'synonyms-changed', by: actor, at: now, changes })],
  };
});
