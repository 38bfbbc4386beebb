import type { AreaReach } from '../../world/area-reach.ts';

export default {
  kinds: {
    'paid-worker': {
      reach: { ROLE_ADMIN: 'own same other', ROLE_VENDOR: 'own same', ROLE_VENDOR_STAFF: 'own' },
      records: ({ people: { worker, colleague, rivalWorker } }) => ({
        own: worker.id,
        same: colleague.id,
        other: rivalWorker.id,
      }),
    },
  },
  namedByBody: { 'get-payslip': { field: 'staff_id', kind: 'paid-worker' } },
  values: () => () => ({ month: '2026-03' }),
} satisfies AreaReach;
