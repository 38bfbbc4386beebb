import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { createPromoCode } from '#shared/contracts/promo.ts';
import billing, { problems } from '#shared/messages/en/billing.ts';
import promo from '#shared/messages/en/promo.ts';
import shell from '#shared/messages/en/shell.ts';
import { trialWrite } from '../../functions/data/billing/subscriptions.ts';
import { readBalance } from '../../functions/data/ledger/ledger.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { transact } from '../../functions/data/table.ts';
import { invoke } from '../world/invoke.ts';
import { newCode, promoCodeBody } from '../world/promo-fixtures.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const dayMs = 86_400_000;
let world: World;
let company: { id: string; name: string };
let payer: Account;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Nováčci s.r.o.', 'vendor');
  payer = await world.person('Věra Nová', 'ROLE_VENDOR', company);
  await transact([trialWrite(company.id, new Date(Date.now() - dayMs).toISOString())]);
});

/** The page as it is opened the next time: then it knows of the plan. */
const openAgain = async (page: Page) => {
  await expect.poll(() => page.evaluate('Object.keys(localStorage).join()')).toContain('smena.plan.');
  await page.reload();
};

const fillCard = async (page: Page, number: string) => {
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiration').fill('12/34');
  await card.getByLabel('CVC').fill('123');
};

it('a company on trial uses a promo code, is declined, and pays with 3-D Secure', async ({ signInAs }) => {
  const { admin } = world.people;
  const code = newCode();
  ok(await invoke(createPromoCode, admin, { body: { ...promoCodeBody, code } }));
  const page = await signInAs(payer, '/shifts/calendar');
  await openAgain(page);
  await page.getByRole('link', { name: shell.planNotice.choose }).click();
  await page.getByText(shell.planNotice.left_other.replace('{{count}}', '6')).waitFor();
  await page.getByRole('textbox', { name: promo.use.label }).fill(code.toLowerCase());
  await page.getByRole('button', { name: promo.use.confirm }).click();
  await page.getByText(`${code}: 10 % off`).waitFor();

  await page.getByRole('radio', { name: billing.periods.days120 }).check();
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  const drawer = page.getByRole('complementary', { name: 'Professional, 4 months' });
  const pay = drawer.getByRole('button', { name: 'Pay 8 067,60 Kč' });
  await fillCard(page, '4000 0000 0000 9995');
  await pay.click();
  await drawer.getByText(problems['card-without-funds']).waitFor();
  await checkScreen(page, 'plan-declined');

  await fillCard(page, '4000 0027 6000 3184');
  await pay.click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText(shell.planNotice.left_other.replace('{{count}}', '126')).waitFor();
  await page.getByText('Visa ending in 3184').waitFor();

  await page.getByRole('link', { name: billing.tabs.transactions }).click();
  const row = page.getByRole('row').filter({ hasText: 'Professional, 120 days' });
  await row.getByText('8 067,60 Kč').waitFor();
  await row.getByText(`Promo code ${code}`).waitFor();
  expect(await readBalance({ book: 'paid', owner: company.id })).toBe(8_067_60);
});

it('who forgot to pay reads, is told how to go on, and goes on for free', async ({ signInAs }) => {
  const late = await world.company('Pozdní s.r.o.', 'customer');
  const buyer = await world.person('Karel Pozdní', 'ROLE_BUYER', late);
  const manager = await world.person('Olga Pozdní', 'ROLE_BUYER_MANAGER', late);
  await transact([trialWrite(late.id, new Date(Date.now() - 9 * dayMs).toISOString())]);
  const other = await signInAs(manager, '/shifts/list');
  await openAgain(other);
  await other.getByText(shell.planNotice.expiredAsk).waitFor();
  const page = await signInAs(buyer, '/stores/list');
  await openAgain(page);
  await page.getByText(shell.planNotice.expiredHelp).waitFor();
  await checkScreen(page, 'plan-expired-banner');
  await page.getByRole('link', { name: shell.planNotice.renew }).click();
  await page.getByRole('button', { name: billing.choose.free }).waitFor();
  await checkScreen(page, 'plan-expired');
  await page.getByRole('button', { name: billing.choose.free }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: billing.free.confirm }).click();
  await page.getByText(billing.now.endless).waitFor();
});
