import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: {
    '/stores/view/:id': [
      { name: 'store-public', who: null, address: ({ world }) => `/stores/view/${world.stores.own.id}` },
      { name: 'store-public-inactive', who: null, address: ({ inactive }) => `/stores/view/${inactive}` },
      { name: 'store-public-missing', who: null, address: '/stores/view/none' },
    ],
  },
});
