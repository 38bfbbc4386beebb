import { beforeAll, describe, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import legal from '#shared/messages/en/legal.ts';
import shell from '#shared/messages/en/shell.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('a guest', () => {
  it('can read the terms in a dialog and as a page', async ({ visit }) => {
    const page = await visit('/products/catalog');
    const footer = page.getByRole('navigation', { name: shell.documents.label });
    await footer.waitFor();
    expect(await footer.getByRole('button').allTextContents()).toEqual([
      shell.documents.user_agreement,
      shell.documents.privacy_policy,
    ]);
    await footer.getByRole('button', { name: shell.documents.user_agreement }).click();
    const dialog = page.getByRole('dialog', { name: legal.types.user_agreement });
    await dialog.getByRole('heading', { name: '2. Account' }).waitFor();
    const panel = await dialog.locator('[id^="headlessui-dialog-panel"]').boundingBox();
    expect(panel).toMatchObject({ width: 544, height: 500 });
    await checkScreen(page, 'legal-dialog');

    await dialog.getByRole('link', { name: legal.read }).click();
    await page.waitForURL('**/documents/legacy?tab=user_agreement');
    await page.getByRole('navigation', { name: legal.contents }).getByRole('link', { name: '5. Prices' }).waitFor();
    await checkScreen(page, 'document-page');
    await page.getByRole('link', { name: legal.types.refund_policy }).click();
    await page.getByRole('heading', { level: 1, name: 'Refunds' }).waitFor();
  });

  it('is asked to sign in before reading a manual', async ({ visit }) => {
    const page = await visit('/documents/workers');
    await page.waitForURL('**/auth/main?to=%2Fdocuments%2Fworkers');
  });
});

describe('a manual', () => {
  it('is shown only to the roles that it describes', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/documents/customer');
    await page.getByRole('heading', { name: 'Order a shift' }).waitFor();
    await page.getByRole('button', { name: shell.documents.customer_manual }).waitFor();
    expect(await page.getByRole('button', { name: shell.documents.admins_manual }).count()).toBe(0);
    expect(await page.getByRole('link', { name: legal.edit }).count()).toBe(0);
    for (const address of ['/documents/admins', '/documents/unknown', '/documents/edit/privacy_policy']) {
      await page.goto(address);
      await page.waitForURL('**/error/error-v1');
    }
  });
});

describe('an admin', () => {
  it('keeps the typed text after a conflict and sees the newer version', async ({ signInAs }) => {
    const pages = await Promise.all([1, 2].map(() => signInAs(world.people.admin, '/documents/edit/refund_policy')));
    const [first, second] = pages as [(typeof pages)[0], (typeof pages)[0]];
    const write = (page: (typeof pages)[0], text: string) => page.getByLabel(legal.editing.text).fill(text);
    const publish = (page: (typeof pages)[0]) =>
      page.getByRole('button', { name: saying(legal.editing.publish) }).click();
    const mine = `# Second\n\n${crypto.randomUUID()}`;
    // Both type before one publishes: a form without changes would take the newer version.
    await write(first, `# First\n\n${crypto.randomUUID()}`);
    await write(second, mine);
    await publish(first);
    await first.getByRole('heading', { level: 1, name: 'First' }).waitFor();
    await publish(second);
    const dialog = second.getByRole('dialog', { name: common.form.changed });
    await dialog.getByText('# First').waitFor();
    await checkScreen(second, 'document-conflict');
    const sent: string[] = [];
    second.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    // The form behind the dialog takes no shortcut.
    await second.keyboard.press('Control+s');
    await dialog.getByRole('button', { name: common.form.keepEditing }).click();
    expect(await second.getByLabel(legal.editing.text).inputValue()).toBe(mine);
    expect(sent).toEqual([]);
    await publish(second);
    await dialog.getByRole('button', { name: common.form.saveChosen }).click();
    await second.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
  });
});
