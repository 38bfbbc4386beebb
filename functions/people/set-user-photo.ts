import { setUserPhoto } from '#shared/contracts/people.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { fileClaim, fileRemovalWrite } from '../data/files/files.ts';
import { accountChangeWrites, getPerson } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { personFacts } from './person-facts.ts';
import { toReplyDetails } from './to-reply.ts';

export const handler = serve(setUserPhoto, async ({ actor, params, body, locale, now }) => {
  const before = await getPerson(actor, params.id);
  const facts = await personFacts(before, actor);
  if (facts.editable.length === 0) throw new Problem('forbidden');
  const upload = { id: body.upload_id, owner_id: actor.id, purpose: 'profile-photo' } as const;
  const claimed = await fileClaim(upload, now);
  const after = { ...before, photo: { id: claimed.file.id, at: now }, version: before.version + 1 };
  return {
    reply: { data: toReplyDetails(after, await specialtiesIn(locale), facts) },
    writes: [
      ...accountChangeWrites({ before, after }),
      ...claimed.writes,
      ...(before.photo ? [fileRemovalWrite(before.photo.id, now)] : []),
      auditEntryWrite({
        action: 'person-changed',
        by: actor,
        at: now,
        company: after.company,
        about: { id: after.id, name: after.fio },
      }),
    ],
  };
});
