import { beforeAll, describe } from 'vitest';
import common from '#shared/messages/en/common.ts';
import exports from '#shared/messages/en/exports.ts';
import panel from '#shared/messages/en/panel.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { it } from '../world/screen.ts';
import { exportAndDownload, exportReady, orderExport, snackbar } from '../world/stores-export.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const newBuyer = (): Promise<Account> => world.person('Žofie Malá', 'ROLE_BUYER', world.companies.customer);

it('on a phone, a list is exported as it is shown, and its file can be downloaded now and later', async ({
  signInAs,
}) => {
  const page = await signInAs(await newBuyer(), '/stores/list?name=sha', 'phone');
  await page.getByText('shared').first().waitFor();
  await exportAndDownload(page, 'phone');
});

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  it('the notification of a finished export leads to the files', async ({ signInAs }) => {
    const page = await signInAs(await newBuyer(), '/stores/list', device);
    await page.getByText('shared').first().waitFor();
    await orderExport(page, 'csv');
    await snackbar(page, exportReady(3)).waitFor();
    await page.locator('button:has(.lucide-bell)').click();
    await page
      .getByText(
        panel.notifications['export-ready'].replace('{{list}}', common.export.lists.stores).replace('{{rows}}', '3'),
      )
      .waitFor();
    await page.getByRole('link', { name: panel.go.exports }).click();
    await page.getByText(exports.states.ready, { exact: true }).first().waitFor();
  });
});
