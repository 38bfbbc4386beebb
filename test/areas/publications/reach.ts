import { randomUUID } from 'node:crypto';
import type { AreaReach } from '../../world/area-reach.ts';
import { storedPublication } from '../../world/publication-fixtures.ts';

export default {
  kinds: {
    // `own` is of the manager, who reaches no other one.
    publication: {
      paths: [/^\/api\/publication\/\{id\}/],
      reach: { ROLE_ADMIN: 'own same other', ROLE_MANAGER: 'own' },
      records: async ({ people: { manager, admin } }) => ({
        own: (await storedPublication(manager)).id,
        same: (await storedPublication(admin)).id,
        other: (await storedPublication({ id: randomUUID(), fio: 'Another manager' })).id,
      }),
    },
  },
  removesItsRecord: ['delete-publication'],
  refusals: { 'set-publication-cover': ['not-found upload_id'] },
  values: () => () => ({ slug: `reach-${randomUUID()}` }),
} satisfies AreaReach;
