import { areaScreens } from '../../world/area-screens.ts';
import { storedBroadcast } from '../../world/broadcast-fixtures.ts';
import type { World } from '../../world/world.ts';

const prepare = async ({ people: { admin, worker, buyer }, companies }: World) => {
  const sent = await storedBroadcast(
    admin,
    { channels: ['in_app', 'letter'], sent_at: '2026-06-02T08:00:00.000Z', letters: 1 },
    [worker, buyer],
  );
  const scheduled = await storedBroadcast(admin, {
    audience: { to: 'company', company_id: companies.performer.id },
    state: 'scheduled',
    send_at: '2098-06-02T08:00:00.000Z',
  });
  const canceled = await storedBroadcast(admin, { audience: { to: 'role', role: 'ROLE_VENDOR_STAFF' } });
  return { sent: sent.id, scheduled: scheduled.id, canceled: canceled.id };
};

export default areaScreens({
  prepare,
  screens: {
    '/broadcasts': [{ name: 'broadcast-list', who: 'admin', address: '/broadcasts' }],
    '/broadcasts/new': [{ name: 'broadcast-new', who: 'admin', address: '/broadcasts/new' }],
    '/broadcasts/edit/:id': [
      { name: 'broadcast-scheduled', who: 'admin', address: ({ scheduled }) => `/broadcasts/edit/${scheduled}` },
      { name: 'broadcast-sent', who: 'admin', address: ({ sent }) => `/broadcasts/edit/${sent}` },
      { name: 'broadcast-canceled', who: 'admin', address: ({ canceled }) => `/broadcasts/edit/${canceled}` },
    ],
    '/broadcasts/view/:id': [
      { name: 'broadcast-view', who: 'buyer', address: ({ sent }) => `/broadcasts/view/${sent}` },
      { name: 'broadcast-view-worker', who: 'worker', address: ({ sent }) => `/broadcasts/view/${sent}` },
    ],
  },
});
