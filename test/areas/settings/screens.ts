import { areaScreens, type Screen } from '../../world/area-screens.ts';

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
      { name: 'profile-calendar', who: 'worker', address: '/settings/profile?tab=calendar' },
      { name: 'profile-data', who: 'buyer', address: '/settings/profile?tab=data' },
    ],
  },
});
