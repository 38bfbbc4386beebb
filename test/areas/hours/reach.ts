import type { AreaReach } from '../../world/area-reach.ts';

export default {
  namedByBody: { 'lock-hours': { field: 'company_id', kind: 'performer' } },
  values: () => (id) => ({ decision: 'accept', month: '2026-03', ids: [id] }),
} satisfies AreaReach;
