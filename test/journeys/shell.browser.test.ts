import { beforeAll, describe } from 'vitest';
import auth from '#shared/messages/en/auth.ts';
import common from '#shared/messages/en/common.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { fillInSignIn, it } from '../world/screen.ts';
import { accountButton, changeAccount, chooseAccount, twoAccounts } from '../world/two-accounts.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const { menu } = shell;

describe('a person with two accounts', () => {
  it('switches the role without a password, in every tab', async ({ visit }) => {
    const { performer, keeper } = await twoAccounts(world);
    const page = await visit('/');
    await fillInSignIn(page, performer);
    await chooseAccount(page, performer);
    await page.getByRole('banner').getByText(`${common.role.ROLE_VENDOR} · ${performer.company?.name}`).waitFor();
    const other = await page.context().newPage();
    await other.goto('/shifts/list');
    await other.getByRole('heading', { name: shifts.list.title }).waitFor();

    await changeAccount(page, performer, keeper);
    await page.getByRole('banner').getByText(`${common.role.ROLE_STORE_MANAGER} · ${keeper.company?.name}`).waitFor();
    await other.getByRole('banner').getByText(`${common.role.ROLE_STORE_MANAGER} · ${keeper.company?.name}`).waitFor();
    await other.getByRole('link', { name: menu.myStore }).waitFor();

    await accountButton(page, keeper).click();
    await page.getByRole('menuitem', { name: shell.account.signOut }).click();
    await page.getByRole('heading', { name: auth.checkIn.title }).waitFor();
    await other.getByRole('heading', { name: auth.checkIn.title }).waitFor();
  });
});
