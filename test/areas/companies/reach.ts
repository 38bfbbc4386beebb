import type { AreaReach } from '../../world/area-reach.ts';

export default {
  kinds: {
    company: {
      paths: [/^\/api\/company\/\{id\}/],
      reach: {
        ROLE_ADMIN: 'own same other',
        ROLE_MANAGER: 'own same other',
        ROLE_BUYER: 'own same',
        ROLE_BUYER_MANAGER: 'own same',
        ROLE_STORE_MANAGER: 'own same',
      },
      records: ({ companies: { customer, stranger } }) => ({ own: customer.id, same: customer.id, other: stranger.id }),
    },
  },
  refusals: {
    'search-company': ['invalid-input inn'],
    'set-company-logo': ['not-found upload_id'],
    'delete-company': ['company-active'],
    'update-company-managers': ['not-found user_id'],
  },
} satisfies AreaReach;
