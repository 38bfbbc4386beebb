import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: {
    '/categories/list': [{ name: 'specialty-list', who: 'admin', address: '/categories/list' }],
    '/categories/tree': [
      {
        name: 'specialty-tree',
        who: 'admin',
        address: ({ world }) => `/categories/tree?at=${world.specialties.cashier}`,
      },
    ],
    '/categories/new': [{ name: 'specialty-new', who: 'admin', address: '/categories/new' }],
    '/categories/edit/:id': [
      {
        name: 'specialty-edit',
        who: 'admin',
        address: ({ world }) => `/categories/edit/${world.specialties.cashier}`,
      },
    ],
  },
});
