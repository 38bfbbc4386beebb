import type { Page } from 'playwright-core';
import shell from '#shared/messages/en/shell.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import type { World } from './world.ts';

/** A person with two accounts: performer and store manager. */
export const twoAccounts = async ({ person, companies, stores }: World) => {
  const performer = await person('Martina Dvořáková', 'ROLE_VENDOR', companies.performer);
  const keeper = await person('Martina Dvořáková', 'ROLE_STORE_MANAGER', companies.customer, {
    login_id: performer.login_id,
    store_ids: [stores.own.id],
  });
  return { performer, keeper };
};

export const accountButton = (page: Page, { fio }: Account) =>
  page.getByRole('banner').getByRole('button', { name: fio });

export const chooseAccount = async (page: Page, { company }: Account) => {
  await page.getByRole('radio', { name: new RegExp(company?.name ?? '') }).check({ force: true });
  await page.getByRole('button', { name: /^Continue as/ }).click();
};

export const changeAccount = async (page: Page, from: Account, to: Account) => {
  await accountButton(page, from).click();
  await page.getByRole('menuitem', { name: shell.account.changeRole }).click();
  await chooseAccount(page, to);
};
