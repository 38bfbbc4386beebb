import { randomUUID } from 'node:crypto';
import type { AreaReach } from '../../world/area-reach.ts';
import { storedBroadcast } from '../../world/broadcast-fixtures.ts';
import type { World } from '../../world/world.ts';

const scheduled = async (author: { id: string; fio: string }): Promise<string> =>
  (await storedBroadcast(author, { state: 'scheduled', send_at: '2098-01-01T08:00:00.000Z' })).id;

export default {
  kinds: {
    // Far in the future, so that no job sends them.
    broadcast: {
      paths: [/^\/api\/broadcast\/\{id\}/],
      reach: { ROLE_ADMIN: 'own same other' },
      records: async ({ people: { admin } }: World) => ({
        own: await scheduled(admin),
        same: await scheduled(admin),
        other: await scheduled({ id: randomUUID(), fio: 'Another admin' }),
      }),
    },
  },
  // Of its recipients.
  ofOneAccount: ['get-received-broadcast'],
  refusals: { 'delete-broadcast': ['broadcast-not-allowed'] },
} satisfies AreaReach;
