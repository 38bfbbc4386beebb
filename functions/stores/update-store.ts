import { updateStore } from '#shared/contracts/stores.ts';
import { Problem } from '#shared/domain/problem.ts';
import { editableFields } from '#shared/domain/stores/editable.ts';
import { record } from '../data/audit.ts';
import { getStore, replaceStore } from '../data/stores.ts';
import { serve } from '../http/serve.ts';
import { presentStore } from './present.ts';

export const handler = serve(updateStore, async ({ params, body, actor, now }) => {
  const { version, ...changes } = body;
  const store = await getStore(actor, params.id);
  if (store.version !== version) throw new Problem('changed');
  const editable: readonly string[] = editableFields(actor.role);
  const locked = Object.keys(changes).filter((field) => !editable.includes(field));
  if (locked.length > 0)
    throw new Problem('forbidden', {
      fields: Object.fromEntries(locked.map((field) => [field, { key: 'not-yours-to-change' }])),
    });
  const changed = { ...store, ...changes, version: version + 1 };
  const { id, name, company } = changed;
  await replaceStore(changed, [record({ action: 'store-changed', by: actor, at: now, company, about: { id, name } })]);
  return { data: presentStore(changed, actor) };
});
