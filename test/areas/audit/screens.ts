import { auditEntryWrite } from '../../../functions/data/audit.ts';
import { transact } from '../../../functions/data/table.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import type { World } from '../../world/world.ts';

/** An entry for the audit log. */
const someChange = async ({ people: { buyer }, stores }: World) =>
  transact([
    auditEntryWrite({
      action: 'store-changed',
      by: buyer,
      at: new Date().toISOString(),
      about: stores.own,
      changes: [{ field: 'phone', before: null, after: '+420777000001', withheld: false }],
    }),
  ]);

const openQuickPanel: Screen['open'] = async (page) => {
  await page.locator('button:has(.lucide-bell)').click();
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByText('own').first().waitFor();
};

export default areaScreens({
  prepare: someChange,
  screens: {
    '/audit': [
      { name: 'audit', who: 'buyer', address: '/audit' },
      { name: 'quick-panel', who: 'buyer', address: '/stores/list', open: openQuickPanel },
    ],
  },
});
