import type { Account } from '../../../functions/data/people/accounts.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { agreedSupply, issue } from '../../world/supply-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Of supplies: `own` goes to a store that everybody of the customer manages, `same` to another one of the customer. */
const documents = async (world: World) => {
  const { people, stores } = world;
  const { product } = await productFixtures(world);
  const [mine, theirs] = [await product(), await product({}, people.rivalVendor)];
  const made = async ([vendor, buyer]: [Account, Account], store: { id: string }, { id }: { id: string }) => {
    const order = await agreedSupply(vendor, buyer, store.id, { [id]: 1 });
    return String((await issue(vendor, order.id, { [id]: 1 })).id);
  };
  return {
    own: await made([people.vendor, people.buyer], stores.own, mine),
    same: await made([people.vendor, people.buyer], stores.large, mine),
    other: await made([people.rivalVendor, people.foreignBuyer], stores.foreign, theirs),
  };
};

const everyone = 'own same other';

export default {
  kinds: {
    'delivery document': {
      paths: [/^\/api\/accord\/doc\/\{id\}/],
      reach: {
        ROLE_ADMIN: everyone,
        ROLE_MANAGER: everyone,
        ROLE_VENDOR: 'own same',
        ROLE_BUYER: 'own same',
        ROLE_BUYER_MANAGER: 'own',
        ROLE_STORE_MANAGER: 'own',
      },
      records: documents,
    },
  },
  namedByBody: {
    'check-out-supply': { field: 'id', kind: 'store' },
    'get-undocumented': { field: 'order_id', kind: 'order' },
    'issue-document': { field: 'order_id', kind: 'order' },
  },
  values: () => () => ({ status: 'accepted' }),
  refusals: {
    'check-out-supply': ['cart-empty'],
    'set-document-status': [
      'ROLE_ADMIN forbidden',
      'ROLE_MANAGER forbidden',
      'ROLE_VENDOR forbidden',
      'document-not-allowed',
    ],
    'issue-document': ['order-not-documented'],
  },
} satisfies AreaReach;
