import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import { headers } from '#shared/messages/en/exported.generated.ts';
import exports from '#shared/messages/en/exports.ts';
import { checkScreen, type Device } from './screen.ts';
import { cellsOf } from './xlsx.ts';

const download = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download');
  await press();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};
export const orderExport = async (page: Page, format: 'csv' | 'xlsx') => {
  await page.getByRole('button', { name: common.export.button, exact: true }).click();
  await page.getByRole('menuitem', { name: common.export[format] }).click();
};
export const snackbar = (page: Page, text: string) => page.getByRole('status').getByText(text);
export const exportReady = (rows: number) =>
  common.export.ready.replace('{{list}}', common.export.lists.stores).replace('{{rows}}', String(rows));

/** Exports the list of stores, which shows one, and downloads its files from the message and from the list of exports. */
export const exportAndDownload = async (page: Page, device: Device) => {
  await orderExport(page, 'csv');
  await snackbar(page, common.export.started).waitFor();
  await snackbar(page, exportReady(1)).waitFor();
  await checkScreen(page, `export-ready-${device}`);
  const button = page.getByRole('status').getByRole('button', { name: common.export.download });
  const file = await download(page, () => button.click());
  expect(file.name).toMatch(/^Stores 20\d\d-\d\d-\d\d\.csv$/);
  expect(file.bytes.toString().split('\r\n')).toEqual([
    `\uFEFF${Object.values(headers.stores).join(',')}`,
    'shared,"Na Pankráci 1618/30, Praha 4",customer,,150,Europe/Prague,No,No,"performer, rival"',
    '',
  ]);

  await orderExport(page, 'xlsx');
  await snackbar(page, exportReady(1)).nth(0).waitFor();
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
};
