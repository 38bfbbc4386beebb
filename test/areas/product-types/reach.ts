import { randomUUID } from 'node:crypto';
import { newParameterId, productTypeWrite } from '../../../functions/data/product-types/product-types.ts';
import { transact } from '../../../functions/data/table.ts';
import type { AreaReach } from '../../world/area-reach.ts';

const names = { cs: 'Lednice', en: 'Fridges', ru: 'Холодильники' };

/** A type with one parameter. */
const type = async () => {
  const id = randomUUID();
  const parameter = { id: newParameterId(id), names, kind: 'number', unit: 'l', required: false, options: [] } as const;
  await transact([productTypeWrite(undefined, { id, version: 1, names, parameters: [{ ...parameter, options: [] }] })]);
  return { id, parameter: parameter.id };
};
const three = async (field: 'id' | 'parameter') => ({
  own: (await type())[field],
  same: (await type())[field],
  other: (await type())[field],
});

const everyone = 'own same other';
// Product types belong to no company.
const reach = {
  ROLE_ADMIN: everyone,
  ROLE_MANAGER: everyone,
  ROLE_VENDOR: everyone,
  ROLE_BUYER: everyone,
  ROLE_BUYER_MANAGER: everyone,
  ROLE_STORE_MANAGER: everyone,
};

export default {
  kinds: {
    'product type': { paths: [/^\/api\/shop\/product_type\/\{id\}/], reach, records: () => three('id') },
    parameter: { paths: [/^\/api\/shop\/product_type_parameter\/\{id\}/], reach, records: () => three('parameter') },
  },
  removesItsRecord: ['delete-product-type', 'delete-parameter'],
  refusals: { 'set-parameter-positions': ['parameters-not-saved'] },
} satisfies AreaReach;
