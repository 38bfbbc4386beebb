import { randomUUID } from 'node:crypto';
import { collectionWrite } from '../../../functions/data/collections/collections.ts';
import { transact } from '../../../functions/data/table.ts';
import type { AreaReach } from '../../world/area-reach.ts';

const names = { cs: 'Na zimu', en: 'For winter', ru: 'К зиме' };

const collection = async () => {
  const id = randomUUID();
  const fields = { version: 1, names, active: true, product_ids: [], cover_id: null };
  await transact([collectionWrite(undefined, { id, ...fields })]);
  return id;
};

const everyone = 'own same other';

export default {
  kinds: {
    // Collections belong to no company.
    collection: {
      paths: [/^\/api\/shop\/collection\/\{id\}/],
      reach: {
        ROLE_ADMIN: everyone,
        ROLE_MANAGER: everyone,
        ROLE_VENDOR: everyone,
        ROLE_BUYER: everyone,
        ROLE_BUYER_MANAGER: everyone,
        ROLE_STORE_MANAGER: everyone,
      },
      records: async () => ({ own: await collection(), same: await collection(), other: await collection() }),
    },
  },
  namedByBody: { 'remove-new-product': { field: 'product_id', kind: 'product' } },
  removesItsRecord: ['delete-collection'],
  refusals: { 'set-collection-cover': ['not-found upload_id'] },
} satisfies AreaReach;
