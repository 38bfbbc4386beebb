import { beforeAll, expect } from 'vitest';
import messages from '#shared/messages/en/messages.ts';
import { placeOrder } from '../world/order-fixtures.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { it } from '../world/screen.ts';
import { write } from '../world/supply-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let order: string;
beforeAll(async () => {
  world = await createWorld();
  const { product } = await productFixtures(world);
  order = String((await placeOrder(world.people.storeManager, { [String((await product()).id)]: 1 })).id);
  for (let n = 1; n <= 12; n += 1) await write(world.people.vendor, order, `Message ${n}.`);
});

/** Whether the last message is within the window. */
const isLastShown = `(() => {
  const box = document.querySelector('section[aria-labelledby="thread"] > ol > li:last-child')?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
})()`;

it('on a phone a thread opens at its last message and follows new ones, and another page opens at its top', async ({
  signInAs,
}) => {
  const page = await signInAs(world.people.storeManager, '/orders/messages', 'phone');
  await page.getByRole('link', { name: /^\d+/ }).click();
  await page.getByText('Message 12.').waitFor();
  await expect.poll(() => page.evaluate(isLastShown)).toBe(true);

  await write(world.people.vendor, order, 'Message 13.');
  await page.getByText('Message 13.').waitFor();
  await expect.poll(() => page.evaluate(isLastShown)).toBe(true);

  await page.getByLabel(messages.thread.write).fill('Thank you.');
  await page.getByRole('button', { name: messages.thread.send }).click();
  await page.getByRole('listitem').getByText('Thank you.').waitFor();
  await expect.poll(() => page.evaluate(isLastShown)).toBe(true);

  expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(0);
  await page.evaluate(`document.querySelector('a[href="/"]').click()`);
  await page.waitForURL((url) => !url.pathname.startsWith('/orders'));
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
});
