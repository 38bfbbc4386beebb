import type { AreaReach } from '../../world/area-reach.ts';

export default {
  ofOneAccount: ['get-own-review', 'create-review', 'update-review', 'delete-review'],
  refusals: { 'moderate-review': ['not-found review_id'] },
} satisfies AreaReach;
