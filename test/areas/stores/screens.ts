import { renewStoreCode } from '#shared/contracts/stores.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const oneHasAPoster = async ({ people, stores }: World) => {
  ok(await invoke(renewStoreCode, people.buyer, { params: { id: stores.own.id }, body: { replaces: null } }));
};

export default areaScreens({
  prepare: oneHasAPoster,
  screens: {
    '/stores/list': [
      { name: 'store-list', who: 'buyer', address: '/stores/list' },
      { name: 'store-list-inactive', who: 'buyer', address: '/stores/list?active=false' },
    ],
    '/stores/edit/:id': [
      {
        name: 'store-schedule',
        who: 'storeManager',
        address: ({ world }) => `/stores/edit/${world.stores.own.id}?tab=schedule`,
      },
      { name: 'store-edit', who: 'buyer', address: ({ world }) => `/stores/edit/${world.stores.own.id}` },
      { name: 'store-inactive', who: 'buyer', address: ({ inactive }) => `/stores/edit/${inactive}` },
      { name: 'store-users', who: 'buyer', address: ({ world }) => `/stores/edit/${world.stores.own.id}?tab=users` },
      {
        name: 'store-performers',
        who: 'admin',
        address: ({ world }) => `/stores/edit/${world.stores.shared.id}?tab=performers`,
      },
      {
        name: 'store-performers-own',
        who: 'vendor',
        address: ({ world }) => `/stores/edit/${world.stores.shared.id}?tab=performers`,
      },
      { name: 'store-code', who: 'buyer', address: ({ world }) => `/stores/edit/${world.stores.own.id}?tab=code` },
    ],
    '/stores/map': [{ name: 'store-map', who: 'buyer', address: '/stores/map?active=true' }],
    '/stores/poster/:id': [
      { name: 'store-poster', who: 'buyer', address: ({ world }) => `/stores/poster/${world.stores.own.id}` },
      { name: 'store-poster-none', who: 'buyer', address: ({ world }) => `/stores/poster/${world.stores.large.id}` },
    ],
    '/stores/mine': [{ name: 'my-store', who: 'storeManager', address: '/stores/mine' }],
    '/stores/new': [{ name: 'store-new', who: 'admin', address: '/stores/new' }],
  },
});
