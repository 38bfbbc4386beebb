import type { AreaReach } from '../../world/area-reach.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Nothing in stock, so that they can be deleted. */
const products = async (world: World) => {
  const { product } = await productFixtures(world);
  const made = async (changes: object = {}, who = world.people.vendor) =>
    String((await product({ stock: 0, ...changes }, who)).id);
  return { own: await made(), same: await made(), other: await made({}, world.people.rivalVendor) };
};

const everyone = 'own same other';
/** Those who buy reach what is on sale. */
const buyers = {
  ROLE_VENDOR_STAFF: everyone,
  ROLE_BUYER: everyone,
  ROLE_BUYER_MANAGER: everyone,
  ROLE_STORE_MANAGER: everyone,
  ROLE_USER: everyone,
};
const platform = { ROLE_ADMIN: everyone, ROLE_MANAGER: everyone };

export default {
  kinds: {
    product: {
      paths: [
        /^\/api\/shop\/product\/\{id\}(?!\/review$)/,
        /^\/api\/shop\/product_photo\/\{id\}/,
        /^\/api\/shop\/product_file\/\{id\}/,
        /^\/api\/stock_info\/\{id\}/,
      ],
      reach: { ...platform, ROLE_VENDOR: 'own same', ...buyers },
      records: products,
    },
    'selling company': {
      paths: [/^\/api\/shop\/company\/\{id\}\/products/],
      reach: { ...platform, ROLE_VENDOR: 'own same', ...buyers },
      records: ({ companies: { performer, rival } }) => ({ own: performer.id, same: performer.id, other: rival.id }),
    },
    'product category': {
      paths: [/^\/api\/shop\/category\/\{id\}\/products/],
      reach: { ...platform, ROLE_VENDOR: everyone, ...buyers },
      records: async (world) => {
        const { category_id, subcategory_id } = await productFixtures(world);
        return { own: category_id, same: subcategory_id, other: category_id };
      },
    },
  },
  namedByBody: { 'import-products': { field: 'company_id', kind: 'selling company' } },
  removesItsRecord: ['delete-product'],
  refusals: {
    'add-product-photo': ['not-found upload_id'],
    'delete-product-photo': ['not-found photo_id'],
    'set-main-photo': ['not-found photo_id'],
    'arrange-product-photos': ['changed'],
    'add-product-file': ['not-found upload_id'],
    'delete-product-file': ['not-found file_id'],
  },
} satisfies AreaReach;
