import { storeDeltas, storeProductDeltas } from '../../data/catalogue/deltas.ts';
import type { TableEvent } from '../../events/events.ts';
import { gather } from './gather.ts';

/**
 * Stores what changed in the catalogue as deltas, which every search reads. A delta has the product as it is now, so
 * repeated events and events in another order end in the same. The daily snapshot repairs a product whose event was set
 * aside.
 */
export const indexCatalogue = async (event: TableEvent, now: () => string): Promise<void> => {
  switch (event.kind) {
    case 'product':
      return storeGathered({ id: (event.after ?? event.before).id, now });
    case 'stock': {
      // Most movements of a stock change nothing that a search knows: rows show the stock itself.
      const [before, after] = [event.before?.available ?? 0, event.after?.available ?? 0];
      if (before > 0 === after > 0) return;
      return storeGathered({ id: (event.after ?? event.before).product_id, now });
    }
    case 'product-rating':
      return storeGathered({ id: (event.after ?? event.before).product_id, now });
    case 'company': {
      const { before, after } = event;
      const { id, role } = after ?? before;
      if (role !== 'vendor' || (before?.active === after?.active && before?.name === after?.name)) return;
      return storeDeltas([{ subject: 'company', id, at: now(), active: after?.active ?? false }]);
    }
    case 'specialty':
      if ((event.after ?? event.before).category_kind !== 'product') return;
      return storeDeltas([{ subject: 'directory', id: (event.after ?? event.before).id, at: now() }]);
    case 'product-type':
      return storeDeltas([{ subject: 'directory', id: (event.after ?? event.before).id, at: now() }]);
    default:
      return undefined;
  }
};

const storeGathered = gather(async (changes: readonly { id: string; now: () => string }[]) => {
  const [first] = changes;
  if (first)
    await storeProductDeltas(
      changes.map(({ id }) => id),
      first.now(),
    );
});
