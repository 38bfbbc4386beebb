import type { AreaReach } from '../../world/area-reach.ts';

export default {
  // Of the person who talks with the assistant.
  ofOneAccount: ['answer-proposal', 'rate-answer'],
} satisfies AreaReach;
