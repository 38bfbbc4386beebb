import type * as z from 'zod/mini';
import type { Store as WireStore } from '#shared/contracts/stores.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { editableFields } from '#shared/domain/stores/editable.ts';
import type { Store } from '../data/stores.ts';

export const presentStore = (store: Store, actor: Actor): z.input<typeof WireStore> => ({
  ...store,
  editable: [...editableFields(actor.role)],
});
