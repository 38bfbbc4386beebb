import { beforeAll, describe, expect } from 'vitest';
import { getDocumentTexts, updateDocument } from '#shared/contracts/legal.ts';
import legal from '#shared/messages/en/legal.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, fillInSignIn, it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('a new version of the user agreement', () => {
  const type = 'user_agreement';
  const publish = async () => {
    const { version, texts } = ok(await invoke(getDocumentTexts, world.people.admin, { query: { type } }));
    ok(await invoke(updateDocument, world.people.admin, { body: { type, version, texts } }));
    return version as number;
  };

  it('asks a person who accepted an earlier version to accept the new one, once', async ({ visit }) => {
    const version = await publish();
    const terms = { version, at: '2026-11-21T08:00:00.000Z' };
    const who = await world.person('Accepted before', 'ROLE_BUYER', world.companies.customer, { terms });
    const page = await visit('/auth/main');
    await fillInSignIn(page, who);
    const dialog = page.getByRole('dialog', { name: legal.terms.title });
    await dialog.getByText(saying(legal.terms.text, { version: version + 1 })).waitFor();
    await page.keyboard.press('Escape');
    await checkScreen(page, 'terms-changed');
    await dialog.getByRole('button', { name: legal.terms.accept }).click();
    await dialog.waitFor({ state: 'detached' });

    const agreement = page.waitForResponse('**/api/user_agreement');
    await page.reload();
    await agreement;
    expect(await dialog.count()).toBe(0);
  });

  it('does not ask a person who accepted no version', async ({ signInAs }) => {
    await publish();
    const page = await signInAs(world.people.buyer, '/stores/list');
    await page.clock.install();
    await page.goto('/stores/list');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The dialog's check runs after two seconds and the first count of unread notifications later, so after that count
    // the check has run.
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const poll = page.waitForResponse('**/api/notifications?*');
    await page.clock.runFor('01:30');
    await poll;
    expect(requests).not.toContain('/api/user_agreement');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
