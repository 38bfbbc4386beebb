import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import exports from '#shared/messages/en/exports.ts';
import panel from '#shared/messages/en/panel.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { beforeTries } from '../world/before-tries.ts';
import { checkScreen, it } from '../world/screen.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';
import { cellsOf } from '../world/xlsx.ts';

let world: World;
beforeTries(async () => {
  world = await createWorld();
});
const newBuyer = (): Promise<Account> => world.person('Žofie Malá', 'ROLE_BUYER', world.companies.customer);

const download = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download');
  await press();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};
const order = async (page: Page, format: 'csv' | 'xlsx') => {
  await page.getByRole('button', { name: common.export.button, exact: true }).click();
  await page.getByRole('menuitem', { name: common.export[format] }).click();
};
const snackbar = (page: Page, text: string) => page.getByRole('status').getByText(text);
const ready = (rows: number) =>
  common.export.ready.replace('{{list}}', common.export.lists.stores).replace('{{rows}}', String(rows));

describe.each(['desktop', 'phone'] as const)('on a %s', (device) => {
  it('a list is exported as it is shown, and its file can be downloaded now and later', async ({ signInAs }) => {
    const page = await signInAs(await newBuyer(), '/stores/list?name=sha', device);
    await page.getByText('shared').first().waitFor();
    await order(page, 'csv');
    await snackbar(page, common.export.started).waitFor();
    await snackbar(page, ready(1)).waitFor();
    await checkScreen(page, `export-ready-${device}`);
    const button = page.getByRole('status').getByRole('button', { name: common.export.download });
    const file = await download(page, () => button.click());
    expect(file.name).toMatch(/^Stores 20\d\d-\d\d-\d\d\.csv$/);
    expect(file.bytes.toString().split('\r\n')).toEqual([
      `\uFEFF${Object.values(exports.lists.stores.columns).join(',')}`,
      'shared,"Na Pankráci 1618/30, Praha 4",customer,,150,Europe/Prague,No,No,"performer, rival"',
      '',
    ]);

    await order(page, 'xlsx');
    await snackbar(page, ready(1)).nth(0).waitFor();
    await page.getByRole('button', { name: common.export.button, exact: true }).click();
    await page.getByRole('menuitem', { name: common.export.own }).click();
    await page.getByText(exports.states.ready, { exact: true }).nth(1).waitFor();
    await checkScreen(page, `exports-list-${device}`);
    const again = await download(page, () =>
      page
        .getByRole('button', { name: /^Download Stores/ })
        .first()
        .click(),
    );
    expect(again.name).toMatch(/\.xlsx$/);
    expect(cellsOf(again.bytes).map(([name]) => name)).toEqual(['Name', 'shared']);
  });

  it('the notification of a finished export leads to the files', async ({ signInAs }) => {
    const page = await signInAs(await newBuyer(), '/stores/list', device);
    await page.getByText('shared').first().waitFor();
    await order(page, 'csv');
    await snackbar(page, ready(3)).waitFor();
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
