import { cancelShift, updateShift } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
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

/** The button beside the e-mail, which is the first of the facts. */
const openEmail: Screen['open'] = async (page) => {
  await page.locator('dl button').first().click();
  await page.locator('input[name="email"]').waitFor();
};

const openPhone: Screen['open'] = async (page) => {
  await page.locator('dl button').nth(1).click();
  await page.locator('input[name="tel"]').waitFor();
};

export default areaScreens({
  prepare: giveTasks,
  screens: {
    '/settings/profile': [
      { name: 'profile-waiting', who: 'newcomer', address: '/settings/profile' },
      { name: 'profile-you', who: 'worker', address: '/settings/profile?tab=you' },
      { name: 'profile-email', who: 'worker', address: '/settings/profile?tab=you', open: openEmail },
      { name: 'profile-phone', who: 'vendor', address: '/settings/profile?tab=you', open: openPhone },
      { name: 'profile-company', who: 'buyer', address: '/settings/profile?tab=company' },
      { name: 'profile-bonuses', who: 'vendor', address: '/settings/profile?tab=bonuses' },
      { name: 'profile-bank', who: 'worker', address: '/settings/profile?tab=bank' },
      { name: 'profile-security', who: 'vendor', address: '/settings/profile?tab=security' },
      { name: 'profile-look', who: 'manager', address: '/settings/profile?tab=look' },
      { name: 'profile-data', who: 'buyer', address: '/settings/profile?tab=data' },
    ],
    '/dashboard': [
      { name: 'dashboard-buyer', who: 'buyer', address: '/dashboard' },
      { name: 'dashboard-vendor', who: 'vendor', address: '/dashboard' },
    ],
  },
});
