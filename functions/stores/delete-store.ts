import { deleteStore } from '#shared/contracts/stores.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { storeAudit } from '#shared/domain/stores/audit.ts';
import { requireDeletable } from '#shared/domain/stores/closing.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { countPeopleAt } from '../data/people/account-lists.ts';
import { openInvitationPlaces } from '../data/people/invitations.ts';
import { countShiftsAt } from '../data/shifts/all-of-place.ts';
import { ofStoreTies, readStoreTies, storeRemovalTieWrite } from '../data/stores/store-ties.ts';
import { getStore, storeRemovalWrites } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(deleteStore, async ({ actor, params, now }) => {
  const store = await getStore(actor, params.id);
  const { id, name, company } = store;
  const ties = await readStoreTies(company.id);
  const [shifts, people, places] = await Promise.all([
    countShiftsAt(id),
    countPeopleAt(id, company.id),
    openInvitationPlaces(company.id, now),
  ]);
  const invitations = places.filter(({ store_ids }) => store_ids.includes(id)).length;
  requireDeletable(store, { shifts, people, invitations });
  const changes = changesOf(storeAudit, store, null);
  return {
    reply: { data: { id } },
    writes: [
      ...storeRemovalWrites(store),
      storeRemovalTieWrite(company.id, ties),
      auditEntryWrite({ action: 'store-deleted', by: actor, at: now, company, about: { id, name }, changes }),
    ],
    retryOn: [ofStoreTies],
  };
});
