import { cancelShift, updateShift } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { on, soon, today } from '../../world/today.ts';
import type { World } from '../../world/world.ts';

/** Something for each tile of the overview that has a date. With the area of people, a customer has six tiles. */
const giveTasks = async (world: World) => {
  const { vendor } = world.people;
  const now = today(world);
  const worker = await world.person('Ota Dlouhý', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const { starts_at } = soon();
  const inHours = (hours: number) => addMinutes(starts_at, hours * 60);
  await now.ordered({ starts_at: inHours(12), ends_at: inHours(18) });
  const lost = await now.staffed(on(3, '08:00', '16:00'), worker);
  await now.act(cancelShift, vendor, lost.id, { reason: 'Ill' });
  const { id, version } = await now.staffed(on(5, '08:00', '16:00'), worker);
  await now.act(updateShift, vendor, id, { version, ...on(5, '09:00', '17:00') });
};

export default areaScreens({
  prepare: giveTasks,
  screens: {
    '/dashboard': [
      { name: 'dashboard-buyer', who: 'buyer', address: '/dashboard' },
      { name: 'dashboard-vendor', who: 'vendor', address: '/dashboard' },
    ],
  },
});
