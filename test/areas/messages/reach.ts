import type { AreaReach } from '../../world/area-reach.ts';

export default {
  namedByBody: {
    'list-messages': { field: 'order_id', kind: 'order' },
    'send-message': { field: 'order_id', kind: 'order' },
    'read-messages': { field: 'order_id', kind: 'order' },
  },
} satisfies AreaReach;
