import { beforeAll, expect } from 'vitest';
import messages from '#shared/messages/en/messages.ts';
import orders from '#shared/messages/en/orders.ts';
import supplies from '#shared/messages/en/supply.ts';
import { getStock } from '../../functions/data/products/stock.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { it } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let soap: { id: string };
beforeAll(async () => {
  world = await createWorld();
  soap = await (await productFixtures(world)).product({ name: 'Mýdlo', price: 10_000, weight: 500 });
});

it('a vendor supplies a store, both talk live, and the store accepts it and confirms the delivery document', async ({
  signInAs,
}) => {
  const { vendor, storeManager } = world.people;
  const { supplyCart, documents } = supplies;
  const { thread, sides } = messages;
  const sale = await signInAs(vendor, '/delivery/supply');
  await sale.getByLabel(supplyCart.add.product).fill('Mýd');
  await sale.getByRole('option', { name: 'Mýdlo' }).click();
  await sale.getByLabel(supplyCart.add.count, { exact: true }).fill('4');
  await sale.getByRole('button', { name: supplyCart.add.confirm, exact: true }).click();
  await sale.getByRole('button', { name: supplyCart.stores.supplyOf.replace('{{store}}', 'own') }).click();
  await sale.getByRole('button', { name: supplyCart.form.confirm.split(' {{')[0] ?? '' }).click();
  await sale.getByRole('button', { name: supplyCart.form.open }).click();
  await sale.waitForURL('**/orders/view/*');
  expect(await getStock(soap.id)).toMatchObject({ available: 6, reserved: 4 });

  const store = await signInAs(storeManager, new URL(sale.url()).pathname);
  await store.getByLabel(thread.write).fill('Can you come **before seven**?');
  await store.getByRole('button', { name: thread.send }).click();
  // Both screens are live.
  const question = sale.getByRole('listitem').filter({ hasText: sides.customer });
  await question.getByText('before seven', { exact: true }).waitFor();
  await sale.getByLabel(thread.write).fill('Yes, at half past six.');
  await sale.getByRole('button', { name: thread.send }).click();
  await store.getByText('Yes, at half past six.').waitFor();

  await sale.getByRole('button', { name: orders.actions.place }).click();
  await sale.getByRole('heading', { name: orders.next.buyerAnswersSupply }).waitFor();
  await store.getByRole('button', { name: orders.actions.agree }).click();
  await store.getByRole('alertdialog').getByRole('button', { name: orders.ask.agree.confirm }).click();
  await sale.getByRole('heading', { name: orders.next.enterTrack }).waitFor();
  await sale.getByRole('button', { name: documents.issue.open }).click();
  await sale.getByRole('complementary').getByRole('button', { name: documents.issue.confirm }).click();
  await store.getByRole('link', { name: /^\d{10}-1$/ }).click();
  await store.getByRole('button', { name: documents.actions.accept }).click();
  await store.getByRole('alertdialog').getByRole('button', { name: documents.actions.accept }).click();
  await store.getByText(documents.waiting.accepted).waitFor();

  // The page of the order is live, too.
  await sale.getByText(documents.statuses.accepted).waitFor();
});
