import { randomUUID } from 'node:crypto';
import { createParameter, createProductType } from '#shared/contracts/product-types.ts';
import { createProduct } from '#shared/contracts/products.ts';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

const texts = (text: string) => ({ cs: text, en: text, ru: text });

/** A category of products with a subcategory, a product type with three parameters, and what makes products of them. */
export const productFixtures = async ({ people }: World) => {
  const { admin } = people;
  const category = async (name: string, parent_id: string | null) =>
    String(
      ok(
        await invoke(createSpecialty, admin, {
          body: { kind: 'product', names: texts(name), descriptions: texts(''), parent_id, active: true },
        }),
      ).id,
    );
  const mark = randomUUID().slice(0, 8);
  const category_id = await category(`Cleaning ${mark}`, null);
  const subcategory_id = await category(`Detergents ${mark}`, category_id);
  let type = ok(await invoke(createProductType, admin, { body: { names: texts(`Detergent ${mark}`) } }));
  const parameter = async (body: object) => {
    type = ok(
      await invoke(createParameter, admin, {
        params: { id: type.id },
        body: { unit: null, required: false, options: [], version: type.version, ...body },
      }),
    );
  };
  await parameter({ names: texts('Volume'), kind: 'number', unit: 'l', required: true });
  await parameter({
    names: texts('Scent'),
    kind: 'list',
    options: [{ names: texts('Lemon') }, { names: texts('None') }],
  });
  await parameter({ names: texts('Made in'), kind: 'countries' });
  const [volume, scent, madeIn] = type.parameters;
  const fields = {
    name: 'Tekutý prášek Citron',
    description: 'Na bílé prádlo.',
    category_id,
    subcategory_id,
    type_id: String(type.id),
    price: 24_900,
    barcode: '8590031100012',
    barcode_unchecked: true,
    height: 310,
    length: 120,
    width: 90,
    weight: 2100,
    expiration_date: null,
    low_stock: null as number | null,
    active: true,
    values: [
      { parameter_id: String(volume.id), value: 2.5 },
      { parameter_id: String(scent.id), value: String(scent.options[0].id) },
    ],
    stock: 10,
  };
  const bodyOf = (changes: object = {}) => ({ ...fields, sku: `SKU-${randomUUID().slice(0, 8)}`, ...changes });
  const product = async (changes: object = {}, who: Account = people.vendor): Promise<any> =>
    ok(await invoke(createProduct, who, { body: bodyOf(changes) }));
  return {
    category_id,
    subcategory_id,
    type: type as { id: string; version: number },
    parameters: { volume, scent, madeIn },
    bodyOf,
    product,
  };
};
export type ProductFixtures = Awaited<ReturnType<typeof productFixtures>>;
