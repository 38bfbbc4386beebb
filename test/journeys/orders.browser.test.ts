import { beforeAll, expect } from 'vitest';
import cart from '#shared/messages/en/cart.ts';
import orders from '#shared/messages/en/orders.ts';
import { getStock } from '../../functions/data/products/stock.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { checkScreen, fillInSignIn, it } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let soap: { id: string };
beforeAll(async () => {
  world = await createWorld();
  soap = await (await productFixtures(world)).product({ name: 'Mýdlo', price: 10_000, weight: 500 });
});

it('a guest fills a cart, signs in and orders; the vendor prices and ships it, and the customer gets it', async ({
  visit,
  signInAs,
}) => {
  const { buyer, vendor } = world.people;
  const page = await visit(`/products/view/${soap.id}`);
  await page.getByRole('button', { name: cart.add, exact: true }).click();
  await page
    .getByRole('button', { name: cart.more.replace('{{name}}', 'Mýdlo') })
    .first()
    .click();
  await page.getByRole('button', { name: /2 pieces/ }).click();
  await page.getByRole('complementary', { name: cart.title }).getByRole('link', { name: cart.checkOut }).click();
  await fillInSignIn(page, buyer);
  await page.waitForURL('**/products/checkout');
  const { street, building, postcode, city, phone, submit } = cart.checkout;
  for (const [label, value] of [
    [street, 'Na Pankráci'],
    [building, '1618/30'],
    [postcode, '14000'],
    [city, 'Praha 4'],
    [phone, '+420 603 114 872'],
  ] as const)
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await page.getByRole('button', { name: submit.split(' {{')[0] ?? '' }).click();
  await page.waitForURL('**/orders/view/*');
  const address = new URL(page.url()).pathname;
  expect(await getStock(soap.id)).toMatchObject({ available: 8, reserved: 2 });

  const sale = await signInAs(vendor, address);
  const { actions, ask, quote, statuses } = orders;
  await sale.getByRole('button', { name: actions.quote }).click();
  await sale.getByLabel('Mýdlo').fill('80');
  await sale.getByRole('button', { name: quote.send }).click();

  // The screen of the customer is live.
  await page.getByRole('button', { name: actions.accept }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ask.accept.confirm }).click();

  await sale.getByRole('button', { name: actions.process }).click();
  await sale.getByRole('button', { name: actions.ready }).click();
  await sale.getByRole('dialog').getByRole('textbox').first().fill('40281770365');
  await sale.getByRole('dialog').getByRole('button', { name: actions.ready }).click();
  await sale.getByRole('button', { name: actions.ship }).click();
  await sale.getByRole('alertdialog').getByRole('button', { name: ask.ship.confirm }).click();
  await sale.getByText(statuses.in_progress).first().waitFor();

  await page.getByRole('button', { name: actions.complete }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: ask.complete.confirm }).click();
  await page.getByText(statuses.completed).first().waitFor();
  expect(await getStock(soap.id)).toMatchObject({ available: 8, reserved: 0 });
  await checkScreen(page, 'order-completed');
});
