import { updateUser } from '#shared/contracts/people.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { editablePersonFields } from '#shared/domain/people/editable-person.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEditable } from '#shared/domain/require-editable.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { accountChangeWrites, getPerson } from '../data/people/accounts.ts';
import { updateFilterListsNow } from '../data/people/filter-lists.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { deductionWrites } from './deduction-writes.ts';
import { addedPlaceWrites } from './membership.ts';
import { toReplyDetails } from './to-reply.ts';

export const handler = serve(updateUser, async ({ actor, params, body, locale, now }) => {
  const { version, ...changes } = body;
  const before = await getPerson(actor, params.id);
  if (before.version !== version) throw new Problem('changed');
  requireEditable(changes, editablePersonFields(actor.role, before.roles));
  const conditions = await addedPlaceWrites(before, changes, actor);
  const { stores_ids: store_ids = before.store_ids, categories_ids: category_ids = before.category_ids } = changes;
  const { stores_ids: _, categories_ids: __, ...fields } = changes;
  const after = { ...before, ...fields, store_ids, category_ids, version: version + 1 };
  const about = { id: after.id, name: after.fio };
  return {
    reply: { data: toReplyDetails(after, await specialtiesIn(locale), actor) },
    writes: [
      ...accountChangeWrites({ before, after }),
      ...conditions,
      ...deductionWrites(before, after, now),
      auditEntryWrite({
        action: 'person-changed',
        by: actor,
        at: now,
        company: after.company,
        about,
        changes: changesOf(personAudit, before, after),
      }),
    ],
    retryOn: [ofStoreTies],
    afterCommit: () => updateFilterListsNow(before),
  };
});
