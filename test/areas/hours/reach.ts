import type { AreaReach } from '../../world/area-reach.ts';

export default {
  namedByBody: { 'lock-hours': { field: 'company_id', kind: 'performer' } },
  values: () => (id) => ({ decision: 'accept', month: '2026-03', ids: [id] }),
  refusals: {
    'approve-hours': ['hours-action-not-allowed'],
    'dispute-hours': ['hours-action-not-allowed'],
    'answer-dispute': ['hours-action-not-allowed'],
    'reopen-hours': ['hours-action-not-allowed'],
    'set-premium': ['hours-action-not-allowed'],
  },
} satisfies AreaReach;
