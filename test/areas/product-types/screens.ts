import { randomUUID } from 'node:crypto';
import { newParameterId, productTypeWrite } from '../../../functions/data/product-types/product-types.ts';
import { transact } from '../../../functions/data/table.ts';
import { areaScreens } from '../../world/area-screens.ts';

const texts = (text: string) => ({ cs: text, en: text, ru: text });

const prepare = async () => {
  const id = randomUUID();
  const parameters = [
    { names: texts('Volume'), kind: 'number' as const, unit: 'l', required: true, options: [] },
    {
      names: texts('Colour'),
      kind: 'list' as const,
      unit: null,
      required: false,
      options: [
        { id: 'white', names: texts('White') },
        { id: 'black', names: texts('Black') },
      ],
    },
  ].map((parameter) => ({ ...parameter, id: newParameterId(id) }));
  await transact([productTypeWrite(undefined, { id, version: 1, names: texts('Fridges'), parameters })]);
  return { productType: id };
};
const edit = ({ productType }: Awaited<ReturnType<typeof prepare>>) => `/products/types/edit/${productType}`;

export default areaScreens({
  prepare,
  screens: {
    '/products/types/list': [
      { name: 'product-type-list', who: 'admin', address: '/products/types/list' },
      { name: 'product-type-list-read', who: 'vendor', address: '/products/types/list' },
    ],
    '/products/types/create': [{ name: 'product-type-new', who: 'admin', address: '/products/types/create' }],
    '/products/types/edit/:id': [
      { name: 'product-type-edit', who: 'admin', address: edit },
      { name: 'product-type-read', who: 'vendor', address: edit },
    ],
  },
});
