import type { AreaReach } from '../../world/area-reach.ts';

const everyone = 'own same other';

export default {
  kinds: {
    tariff: {
      paths: [/^\/api\/tariff\/\{id\}/],
      reach: { ROLE_ADMIN: everyone, ROLE_MANAGER: everyone, ROLE_VENDOR: everyone, ROLE_BUYER: everyone },
      records: () => ({ own: 'vendor-professional', same: 'customer-pro', other: 'vendor-premium' }),
    },
  },
  ofOneAccount: ['delete-card', 'finish-payment'],
} satisfies AreaReach;
