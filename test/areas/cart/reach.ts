import type { AreaReach } from '../../world/area-reach.ts';

export default {
  ofOneAccount: ['get-cart', 'set-cart', 'clear-cart', 'set-cart-count', 'check-out'],
  params: { hash: 'current' },
} satisfies AreaReach;
