import type { AreaReach } from '../../world/area-reach.ts';
import { move, placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Canceled, so that they can be deleted. `own` is of the buyer, `same` of a manager of the company. */
const orders = async (world: World) => {
  const { buyer, buyerManager, foreignBuyer, vendor, rivalVendor, admin } = world.people;
  const { product } = await productFixtures(world);
  const [mine, theirs] = [await product(), await product({}, rivalVendor)];
  const made = async (who: typeof vendor, { id }: { id: string }) => {
    const order = await placeOrder(who, { [id]: 1 });
    await move(admin, order.id, 'canceled', { reason: 'Reach' });
    return String(order.id);
  };
  return {
    own: await made(buyer, mine),
    same: await made(buyerManager, mine),
    other: await made(foreignBuyer, theirs),
  };
};

const everyone = 'own same other';

export default {
  kinds: {
    order: {
      paths: [/^\/api\/shop\/order\/\{id\}/],
      reach: {
        ROLE_ADMIN: everyone,
        ROLE_MANAGER: everyone,
        ROLE_VENDOR: 'own same',
        ROLE_BUYER: 'own same',
        ROLE_BUYER_MANAGER: 'same',
      },
      records: orders,
    },
  },
  removesItsRecord: ['delete-order'],
  refusals: {
    'set-order-status': [
      'ROLE_ADMIN forbidden',
      'ROLE_MANAGER forbidden',
      'ROLE_VENDOR forbidden',
      'order-not-allowed',
    ],
    'set-order-payment': ['order-not-allowed'],
    'ship-part': [
      'ROLE_ADMIN forbidden',
      'ROLE_BUYER forbidden',
      'ROLE_BUYER_MANAGER forbidden',
      'ROLE_MANAGER forbidden',
      'order-not-allowed',
    ],
    'return-items': ['ROLE_BUYER forbidden', 'ROLE_BUYER_MANAGER forbidden', 'order-not-allowed'],
  },
} satisfies AreaReach;
