import type * as z from 'zod/mini';
import type { Store as WireStore } from '#shared/contracts/stores.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { editableFields } from '#shared/domain/stores/editable.ts';
import type { Store } from '../data/stores/stores.ts';

/** A performer must not learn which other performers serve the store. */
export const toReplyStore = (store: Store, actor: Actor): z.input<typeof WireStore> => ({
  ...store,
  vendors:
    sideOf(actor.role) === 'performer' ? store.vendors.filter(({ id }) => id === actor.company?.id) : store.vendors,
  editable: [...editableFields(actor.role)],
});
