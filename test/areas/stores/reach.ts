import type { AreaReach } from '../../world/area-reach.ts';

export default {
  kinds: {
    store: {
      paths: [/^\/api\/shop\/store\/\{id\}/],
      reach: {
        ROLE_ADMIN: 'own same other',
        ROLE_MANAGER: 'own same other',
        ROLE_VENDOR: 'own same',
        ROLE_BUYER: 'own same',
        ROLE_BUYER_MANAGER: 'own',
        ROLE_STORE_MANAGER: 'own',
      },
      records: ({ stores }) => ({ own: stores.own.id, same: stores.large.id, other: stores.foreign.id }),
    },
  },
  namedByBody: { 'create-store': { field: 'company_id', kind: 'company' } },
  // The first code.
  values: () => () => ({ replaces: null }),
  refusals: {
    'delete-store': ['store-active'],
    'update-store-managers': ['not-found user_id'],
    'renew-store-code': ['changed'],
    'geocode-point': ['invalid-input lat lng'],
  },
} satisfies AreaReach;
