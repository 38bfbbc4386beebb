import { describe } from 'vitest';
import common from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/shifts.ts';
import { checkScreensOf } from '../world/every-screen.ts';
import { checkScreen, it } from '../world/screen.ts';

const shown = checkScreensOf('customers');

describe('the list of shifts', () => {
  it('says what it will show before the first shift exists', async ({ signInAs }) => {
    const page = await signInAs(shown().world.people.foreignBuyer, '/shifts/list');
    await page.getByText(en.list.first.title).waitFor();
    await checkScreen(page, 'shift-list-first');
  });

  it('names the filters that match nothing, and clears them', async ({ signInAs }) => {
    const page = await signInAs(shown().world.people.vendor, '/shifts/list?dates=coming&status=unfulfilled');
    await page.getByText(en.list.none.title).waitFor();
    await checkScreen(page, 'shift-list-none');
    await page.getByRole('button', { name: /Remove “Status: Unfulfilled”/ }).click();
    await page.getByRole('row').nth(1).waitFor();
  });

  it('shows placeholders of its rows while they load, and an error after a failure', async ({ signInAs }) => {
    const page = await signInAs(shown().world.people.vendor, '/settings/profile');
    const waited = Promise.withResolvers<void>();
    await page.route('**/api/shifts?*', async (route) => {
      await waited.promise;
      await route.abort();
    });
    await page.getByRole('link', { name: en.list.title }).click();
    await page.locator('table[aria-busy="true"] .skeleton').first().waitFor();
    await checkScreen(page, 'shift-list-loading');
    waited.resolve();
    await page.getByRole('alert').getByText(common.broken.offline).waitFor();
    await checkScreen(page, 'shift-list-broken');
    await page.unrouteAll();
    await page.getByRole('button', { name: common.broken.retry }).click();
    await page.getByRole('row').nth(1).waitFor();
  });
});
