import { beforeAll, expect } from 'vitest';
import { saveTenderSection, setTenderStatus, setUnderwritingReport } from '#shared/contracts/tenders.ts';
import { emptyValues } from '#shared/domain/tenders/sections.ts';
import messages from '#shared/messages/en/tenders.ts';
import { serveTender } from '../../functions/jobs/open-tenders.ts';
import { invoke } from '../world/invoke.ts';
import { it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { formedTender, inHours, quote, tenderNow } from '../world/tender-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('an owner fills in a tender, two performers quote under seal, all quotes open at once, and the lines are signed down', async ({
  signInAs,
}) => {
  const { buyer, vendor, rivalVendor } = world.people;
  const { performer, rival } = world.companies;
  const { id } = await formedTender(buyer, [performer.id, rival.id]);
  const params = { id };
  const values = { ...emptyValues(12), rating: 'A- nebo lepší' };
  ok(await invoke(saveTenderSection, buyer, { params, body: { section: 12, version: 1, values } }));

  const owner = await signInAs(buyer, `/tenders/view/${id}?section=12`);
  const drawer = owner.getByRole('dialog').or(owner.locator('aside:has(form)')).last();
  await drawer.getByLabel(messages.fields.documents, { exact: true }).fill('Slip, mapa areálu');
  await drawer.getByRole('button', { name: messages.section.save }).click();
  await owner.getByRole('link', { name: `${messages.tabs.sections} 12/12` }).waitFor();

  const performerView = await signInAs(vendor, '/tenders/list/my');
  const deadline = inHours(24 * 7);
  const { version } = await tenderNow(buyer, id);
  ok(await invoke(setTenderStatus, buyer, { params, body: { version, status: 'quotation', deadline } }));
  await expect.poll(async () => (await tenderNow(vendor, id)).takes_quotes).toBe(true);
  await performerView.goto(new URL(`/tenders/view/${id}?tab=quote`, performerView.url()).href);
  await performerView.getByLabel(messages.compare.rows.sum, { exact: true }).fill('240000000');
  await performerView.getByLabel(messages.compare.rows.franchise, { exact: true }).fill('5000000');
  await performerView.getByLabel(messages.compare.rows.tariff_percent, { exact: true }).fill('1,75');
  await performerView.getByRole('button', { name: messages.ownQuote.send, exact: true }).click();
  await performerView.getByText(messages.ownQuote.states.sealed).waitFor();
  await quote(rivalVendor, id, { tariff_percent: 16_800, sum: 240_000_000_00 });

  await owner.getByRole('link', { name: new RegExp(messages.tabs.quotes) }).click();
  await owner.getByText(messages.quotes.counts.quotes_other.replace('{{count}}', '2')).waitFor();
  expect(await owner.getByText('1,68').count()).toBe(0);
  // The job runs here, with the time of the deadline (tenders.http.test.ts waits for it).
  await serveTender(id, deadline);
  // The page is live.
  await owner.getByText('1,68').waitFor();

  const body = { version: 0, text: 'Prohlídka bez závad.', ready: true };
  ok(await invoke(setUnderwritingReport, buyer, { params, body }));
  const step = async (name: string) => {
    await owner.getByRole('button', { name, exact: true }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  };
  await step(messages.actions.place);
  await owner.getByRole('link', { name: messages.tabs.compare }).click();
  await owner.getByRole('radio', { name: new RegExp(`${messages.compare.pickWhole} ${rival.name}`) }).check();
  await owner.getByRole('button', { name: messages.compare.pick_other.replace('{{count}}', '2') }).click();
  await step(messages.actions.process);
  await owner.getByRole('link', { name: messages.tabs.signing }).click();
  await owner.getByRole('button', { name: messages.signing.sign }).click();
  await owner.getByText(messages.signing.isSigned, { exact: true }).waitFor();
  // Two lines of 60 % are signed down to the order of 100 %.
  await performerView.getByText(messages.ownQuote.states.signed).waitFor();
  await performerView
    .getByText(/^50,00/)
    .first()
    .waitFor();
});
