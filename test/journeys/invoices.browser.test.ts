import { beforeAll, expect } from 'vitest';
import { getInvoice, listInvoices } from '#shared/contracts/invoices.ts';
import { addDays } from '#shared/domain/days.ts';
import hours from '#shared/messages/en/hours.ts';
import invoices from '#shared/messages/en/invoices.ts';
import { billing, setBilling } from '../world/invoice-fixtures.ts';
import { invoke } from '../world/invoke.ts';
import { paidShift, saveShifts } from '../world/paid-shifts.ts';
import { it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { day } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

/** The last month, which can be locked. */
const month = addDays(`${day(0).slice(0, 7)}-01`, -1).slice(0, 7);

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await setBilling(world, world.people.vendor);
  await saveShifts(
    paidShift({ store: world.stores.own, day: `${month}-04`, staff: world.people.worker, minutes: { weekday: 445 } }),
  );
});

it('a performer locks a month and invoices it with one press; the customer reads it, and a bank statement pays it', async ({
  signInAs,
}) => {
  const { vendor, buyer } = world.people;
  const page = await signInAs(vendor, `/invoices/months?month=${month}`);
  await page.getByRole('button', { name: hours.lock.button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: hours.lock.confirm }).click();
  await page.getByRole('link', { name: invoices.months.preview }).click();
  await page.getByRole('heading', { name: saying(invoices.preview.shifts_one, { count: 1 }) }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: saying(invoices.issue.all_one, { count: 1 }) }).click();
  await page.getByRole('link', { name: /^FV\d{10}$/ }).click();
  await page.getByRole('heading', { name: /^Invoice FV/ }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^FV\d{10}\.pdf$/);

  const [row] = ok(await invoke(listInvoices, vendor, { query: { role: 'seller' } }));
  const { variable_symbol, total } = ok(await invoke(getInvoice, vendor, { params: { id: row.id } }));
  const customer = await signInAs(buyer, '/invoices/list');
  await customer.getByRole('link', { name: row.number }).click();
  await customer.getByRole('img', { name: invoices.qr }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Invoices' }).first().click();
  await page.getByRole('link', { name: invoices.tabs.bank }).click();
  const crowns = (total / 100).toFixed(2).replace('.', ',');
  const statement = [
    `"Výpis z účtu";"${billing.bank_account}"`,
    '',
    'ID operace;Datum;Objem;Měna;Protiúčet;Název protiúčtu;VS;Zpráva pro příjemce',
    `1;${day(0).split('-').toReversed().join('.')};${crowns};CZK;2000145399/0100;Potraviny;${variable_symbol};Faktura`,
    `2;${day(0).split('-').toReversed().join('.')};99,00;CZK;2000145399/0100;Neznámý;;Dar`,
  ].join('\n');
  await page
    .getByLabel(invoices.bank.choose)
    .setInputFiles({ name: 'vypis.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await page.getByRole('button', { name: saying(invoices.bank.start_other, { count: 2 }) }).click();
  await page.getByText(saying(invoices.bank.paired_one, { count: 1 })).waitFor();
  await page.getByText('Neznámý').waitFor();
  expect(ok(await invoke(getInvoice, buyer, { params: { id: row.id } }))).toMatchObject({
    status: 'paid',
    remaining: 0,
  });
  // The screen of the customer is live.
  await customer.getByText(invoices.statuses.paid, { exact: true }).first().waitFor();
});
