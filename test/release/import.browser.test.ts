import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/people.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { findLoginId } from '../../functions/data/auth/logins.ts';
import { aNumber } from '../world/phones.ts';
import { checkScreen, it } from '../world/screen.ts';
import { shiftFixtures } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const { importing } = en;
const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const check = (page: Page) => press(page, /^Check the rows/);

/** A workbook with inline texts. */
const workbook = (rows: readonly (readonly string[])[]) => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`) });
};

it('a vendor imports 30 workers from a workbook, and one of them staffs a shift ordered after that', async ({
  signInAs,
}) => {
  const { people, specialties } = world;
  const page = await signInAs(people.vendor, '/users/staff');
  await page.getByRole('link', { name: importing.open }).click();
  const phones = Array.from({ length: 30 }, aNumber);
  const rows = phones.map((phone, n) => [
    `Importovaný ${String(n).padStart(2, '0')}`,
    phone,
    specialties.cashier,
    'DPP',
  ]);
  await choose(page, 'Workers.xlsx', workbook([['Jméno a příjmení', 'Mobil', 'Profese', 'Smlouva'], ...rows]));
  await page.getByText('Workers.xlsx: 30 rows.').waitFor();
  await check(page);
  await page.getByText('30 workers can be imported').waitFor();
  expect(await findLoginId(phones[0] ?? '')).toBeUndefined();
  await checkScreen(page, 'import-checked');
  await press(page, 'Import 30 workers');
  await page.getByText('30 workers were imported').waitFor();
  await page.getByText('Tell 30 workers yourself').waitFor();
  const message = importing.tell.message.replace('{{address}}', new URL(page.url()).origin);
  await page.getByText(message, { exact: true }).waitFor();
  await page.getByRole('button', { name: importing.tell.copy }).waitFor();
  await checkScreen(page, 'import-done');

  const { create } = shiftFixtures(world);
  const { id } = await create();
  await page.goto(new URL(`/shifts/view/${id}`, page.url()).href);
  await page.getByRole('button', { name: shifts.words.action.assign }).click();
  const candidate = page.getByRole('listitem').filter({ hasText: 'Importovaný 07' });
  await candidate.getByRole('button', { name: shifts.words.action.assign }).click();
  await page.getByText(common.shiftStatus.confirmed, { exact: true }).first().waitFor();
  await page.getByText('Importovaný 07').first().waitFor();
});

it('a vendor sees the mistakes of all rows before anything is written, corrects the file, and imports it twice', async ({
  signInAs,
}) => {
  const page = await signInAs(world.people.vendor, '/users/staff/import');
  await choose(page, 'Workers.xlsx', 'Name;Phone');
  await page.getByText(importing.faults['not-workbook']).waitFor();
  await choose(page, 'Workers.csv', 'Name;Phone\n"Eva;777');
  await page.getByText(importing.faults['open-quote']).waitFor();

  const [one, two] = [aNumber(), aNumber()];
  const file = (second: string) => `Kdo;Phone;Contract\nEva Nová;${one};DPP\nPetr Starý;${second};DPČ\n`;
  await choose(page, 'Workers.csv', file('123'));
  await page.getByText(importing.columns.needs.name).waitFor();
  await page.getByRole('button', { name: 'Kdo' }).click();
  await page.getByRole('option', { name: importing.fields.fio }).click();
  await check(page);
  await page.getByText('1 worker can be imported').waitFor();
  await page.getByRole('list', { name: importing.check.faulty }).getByText('Petr Starý').waitFor();
  await checkScreen(page, 'import-faulty');
  expect(await findLoginId(one)).toBeUndefined();

  // The columns stay chosen.
  await choose(page, 'Workers.csv', file(two));
  await check(page);
  await press(page, 'Import 2 workers');
  await page.getByText('2 workers were imported').waitFor();

  await choose(page, 'Workers.csv', file(two));
  await check(page);
  await page.getByText('2 people are your workers already and stay unchanged.').waitFor();
  expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
});

it('a vendor sees that a file was read wrongly, and reads it anew', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/users/staff/import');
  const { reading, deductions } = importing;
  const pick = async (label: string, option: string) => {
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  // Windows-1250, whose ľ is ž in ISO-8859-2.
  const phone = aNumber();
  const bytes = Buffer.from(`Workers 2026\nName;Phone;Deduction\nPeter Kr\xE1\xBE;${phone};0,5`, 'latin1');
  await choose(page, 'Workers.csv', bytes);
  await page.getByText(reading.unsure).waitFor();
  await page.getByRole('cell', { name: 'Peter Kráž' }).waitFor();
  await pick(reading.encoding, reading.encodings['windows-1250']);
  await page.getByRole('cell', { name: 'Peter Kráľ' }).waitFor();
  await pick(reading.delimiter, reading.delimiters.comma);
  await page.getByRole('cell', { name: `Peter Kráľ;${phone};0` }).waitFor();
  await pick(reading.delimiter, reading.delimiters.semicolon);
  await pick(reading.header, 'Row 1');
  await page.getByText(importing.columns.needs.name).waitFor();
  await pick(reading.header, 'Row 2');

  await page.getByText(importing.needsAnswer).waitFor();
  expect(await page.getByRole('button', { name: /^Check the rows/ }).isDisabled()).toBe(true);
  await page.getByText(deductions.question.replace('{{value}}', '0,5')).waitFor();
  await checkScreen(page, 'import-read');
  await press(page, '0.5 %');
  await check(page);
  await page.getByText('1 worker can be imported').waitFor();
});

it('a run that is interrupted continues, and the result is complete', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/users/staff/import');
  const phones = Array.from({ length: 25 }, aNumber);
  await choose(page, 'a.csv', ['Name,Phone', ...phones.map((phone, n) => `Person ${n},${phone}`)].join('\n'));
  await check(page);
  await page.getByText('25 workers can be imported').waitFor();
  // The connection is lost after the first part.
  let requests = 0;
  await page.route('**/api/users/import', (route) => (++requests > 1 ? route.abort() : route.continue()));
  await press(page, 'Import 25 workers');
  await page.getByText(importing.interrupted).waitFor();
  await page.unroute('**/api/users/import');
  await press(page, importing.continue);
  await page.getByText('25 workers were imported').waitFor();
});
