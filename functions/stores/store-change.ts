import type { Input } from '#shared/contracts/endpoint.ts';
import type { updateStore } from '#shared/contracts/stores.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEditable } from '#shared/domain/require-editable.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { storeAudit } from '#shared/domain/stores/audit.ts';
import { editableFields } from '#shared/domain/stores/editable.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getStore, storeWrites } from '../data/stores/stores.ts';
import { toReplyStore } from './to-reply.ts';

type Request = Pick<Input<typeof updateStore>, 'params' | 'body'> & { actor: Actor; now: string };

/** Throws forbidden with the fields that the actor may not change. */
export const storeChange = async ({ params, body, actor, now }: Request) => {
  const { version, ...changes } = body;
  const store = await getStore(actor, params.id);
  if (store.version !== version) throw new Problem('changed');
  requireEditable(changes, editableFields(actor.role));
  const changed = { ...store, ...changes, version: version + 1 };
  const { id, name, company } = changed;
  const values = changesOf(storeAudit, store, changed);
  return {
    reply: { data: toReplyStore(changed, actor) },
    writes: [
      ...storeWrites(store, changed),
      auditEntryWrite({ action: 'store-changed', by: actor, at: now, company, about: { id, name }, changes: values }),
    ],
  };
};
