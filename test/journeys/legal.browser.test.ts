import { beforeAll, describe, expect } from 'vitest';
import { getDocument } from '#shared/contracts/legal.ts';
import legal from '#shared/messages/en/legal.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('an admin', () => {
  it('publishes a new version without executable content, and the earlier version stays available', async ({
    signInAs,
  }) => {
    const page = await signInAs(world.people.admin, '/documents/legacy?tab=shipping_policy');
    const { version } = (await invoke(getDocument, null, { query: { type: 'shipping_policy' } })).body as {
      version: number;
    };
    await page.getByRole('link', { name: legal.edit }).click();
    const text = page.getByLabel(legal.editing.text);
    await text.fill(
      '# Shipping today\n\nBy **train**.\n\n<script>alert(1)</script>\n\n<img src=x onerror="alert(2)">\n\n[here](javascript:alert(1))',
    );
    const preview = page.getByRole('region', { name: legal.editing.preview });
    await preview.getByText('Shipping today').waitFor();
    await preview.getByText('<script>').waitFor();
    await page.getByRole('button', { name: saying(legal.editing.publish, { version: version + 1 }) }).click();

    await page.getByRole('heading', { level: 1, name: 'Shipping today' }).waitFor();
    await page.getByText(`${legal.version.replace('{{version}}', String(version + 1))}, `).waitFor();
    expect(await page.locator('main script, main img, main a[href^="javascript"]').count()).toBe(0);
    expect(await page.title()).toContain('Shipping today');

    await page.getByRole('link', { name: legal.edit }).click();
    await page.getByRole('link', { name: saying(legal.history.open, { version }), exact: true }).click();
    await page.getByText(saying(legal.older, { version })).waitFor();
    await checkScreen(page, 'document-older-version');
  });
});
