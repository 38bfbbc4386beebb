import { readFile } from 'node:fs/promises';
import { PhotonImage } from '@cf-wasm/photon/node';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import settings from '#shared/messages/en/settings.ts';
import shell from '#shared/messages/en/shell.ts';
import { getAccount } from '../../functions/data/people/accounts.ts';
import { fillInSignIn, it, checkScreen, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
/** A person whom no other test changes. */
const someone = (fio: string) =>
  world.person(fio, 'ROLE_STORE_MANAGER', world.companies.customer, { email: 'someone@smena.test' });
const profile = '/settings/profile';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

describe('the photo', () => {
  const files = {
    photo: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(striped().get_bytes()) },
    /** Hundreds of kilobytes, so that a slow connection shows its progress. */
    noise: { name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(noise().get_bytes()) },
    text: { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
  };

  it('is cropped as shown in the preview, displayed everywhere, and can be removed', async ({ signInAs }) => {
    const jana = await someone('Jana Fotogenická');
    const page = await signInAs(jana, profile);
    const input = page.getByLabel(settings.photo.choose, { exact: true }).last();
    await input.setInputFiles(files.text);
    await page.getByRole('alert').getByText(settings.photo.unreadable).waitFor();
    await checkScreen(page, 'profile-photo-refused');

    await input.setInputFiles(files.photo);
    await page.getByLabel(settings.photo.area).press('ArrowRight');
    await page.getByLabel(settings.photo.zoom).fill('2');
    await checkScreen(page, 'profile-photo-crop');
    await press(page, settings.photo.use);
    await page.getByRole('status').getByText(settings.photo.saved).waitFor();
    await expect
      .poll(() =>
        page.locator('header img[src*="/files/profile-photo/"], main img[src*="/files/profile-photo/"]').count(),
      )
      .toBeGreaterThan(1);
    await checkScreen(page, 'profile-photo');

    // Saving the photo raised the version; a later save of the form still succeeds.
    await page.getByLabel(settings.you.name).fill('Jana Uložená');
    await page.getByRole('button', { name: common.form.save }).click();
    await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();

    await press(page, settings.photo.remove);
    await page.getByRole('status').getByText(settings.photo.removed).waitFor();
    await expect.poll(() => page.locator('img[src*="/files/profile-photo/"]').count()).toBe(0);
    expect((await getAccount(jana.id))?.photo).toBe(null);
  });

  it.for(['desktop', 'phone'] as const)(
    'shows its progress while it is sent, asks before it is lost, can be canceled and sent again: %s',
    async (device, { signInAs }) => {
      const eva = await someone('Eva Pomalá');
      const page = await signInAs(eva, profile, device);
      const devtools = await page.context().newCDPSession(page);
      const sendAt = (bytesPerSecond: number) =>
        devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: bytesPerSecond,
        });
      const choose = async () => {
        await page.getByLabel(settings.photo.choose, { exact: true }).setInputFiles(files.noise);
        await press(page, settings.photo.use);
      };
      const bar = page.getByRole('progressbar', { name: common.upload.label });
      const percent = async () => Number(await bar.getAttribute('aria-valuenow'));

      await sendAt(20_000);
      await choose();
      await expect.poll(percent).toBeGreaterThan(0);
      expect(await percent()).toBeLessThan(100);
      await checkScreen(page, `profile-photo-sending-${device}`);
      if (device === 'phone') await press(page, shell.menu.open);
      await page.getByRole('link', { name: shell.menu.shiftList, exact: true }).click();
      await page.getByRole('heading', { name: common.upload.leaveTitle }).waitFor();
      await press(page, common.upload.stay);
      if (device === 'phone') await page.keyboard.press('Escape');
      // Another tab of the profile keeps it.
      await page.getByRole('link', { name: settings.tabs.bank }).click();
      await bar.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: settings.tabs.you }).click();
      await press(page, common.upload.cancel);
      await page.getByRole('status').getByText(common.upload.canceled).waitFor();
      await expect.poll(() => page.evaluate<string>(`document.activeElement.textContent`)).toBe(settings.photo.choose);
      expect((await getAccount(eva.id))?.photo).toBe(null);
      await checkScreen(page, `profile-photo-canceled-${device}`);

      await page.route(/\/smena-files/, (route) => route.abort(), { times: 1 });
      await sendAt(-1);
      await choose();
      await page.getByRole('alert').getByText(common.upload.broken).waitFor();
      await checkScreen(page, `profile-photo-broken-${device}`);
      const saving = Promise.withResolvers<void>();
      await page.route(/\/api\/me\/photo$/, async (route) => {
        await saving.promise;
        await route.continue();
      });
      await press(page, common.upload.retry);
      await expect.poll(() => page.getByRole('button', { name: common.upload.cancel }).isDisabled()).toBe(true);
      saving.resolve();
      await page.getByRole('status').getByText(settings.photo.saved).waitFor();
      expect((await getAccount(eva.id))?.photo).not.toBe(null);
    },
  );
});

describe('security', () => {
  it('changing the password keeps this device signed in and signs the others out', async ({ signInAs, visit }) => {
    const hana = await someone('Hana Heslová');
    const page = await signInAs(hana, `${profile}?tab=security`);
    const other = await signInAs(hana, profile, 'phone');
    await page.getByText(settings.security.this).waitFor();
    await checkScreen(page, 'profile-security');

    const next = 'Brambory-se-smetanou-7';
    const fillIn = async (old: string, password: string, again = password) => {
      await page.getByLabel(settings.security.old).fill(old);
      await page.getByLabel(common.password.label, { exact: true }).fill(password);
      await page.getByLabel(common.password.again, { exact: true }).fill(again);
      await dialog(page).getByRole('button', { name: settings.security.change }).click();
    };
    await press(page, settings.security.change);
    await fillIn('Smena-test-1', 'short', 'other');
    await page.getByText(common.password.different).waitFor();
    await fillIn('not-the-password', next);
    await page.getByText(fields['wrong-password']).waitFor();
    await checkScreen(page, 'profile-password-error');
    await page.waitForTimeout(1100); // tokens have a resolution of one second
    await fillIn('Smena-test-1', next);
    await page.getByRole('status').getByText(settings.security.changed).waitFor();
    await page.reload();
    await page.getByText(settings.security.this).waitFor();

    await other.reload();
    await other.waitForURL((url) => url.pathname.startsWith('/auth'));
    const again = await visit('/');
    await fillInSignIn(again, hana, next);
    await again.waitForURL((url) => !url.pathname.startsWith('/auth'));
  });

  it('an owner who signs in by phone only is offered no password, and can add an e-mail', async ({ signInAs }) => {
    const phone = { email: null, phone: '+420777000123' };
    const owner = await world.person('Petra Telefonická', 'ROLE_BUYER', world.companies.customer, phone);
    const page = await signInAs(owner, `${profile}?tab=security`);
    await page.getByText(settings.security.noPassword).waitFor();
    await page.getByText(settings.security.this).waitFor();
    expect(await page.getByRole('button', { name: settings.security.change }).count()).toBe(0);
    await checkScreen(page, 'profile-security-phone-only');
    await page.getByRole('link', { name: settings.tabs.you }).click();
    await page.getByRole('button', { name: settings.ways.addEmail }).waitFor();
    await checkScreen(page, 'profile-you-phone-only');
  });

  it('signing out everywhere also signs this device out', async ({ signInAs }) => {
    const ota = await someone('Ota Odhlášený');
    const page = await signInAs(ota, `${profile}?tab=security`);
    await page.getByText(settings.security.this).waitFor();
    await press(page, settings.security.endAll);
    await checkScreen(page, 'profile-sign-out-everywhere');
    await page.waitForTimeout(1100);
    await dialog(page).getByRole('button', { name: settings.security.endConfirm }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/auth'));
  });
});

describe('the own data', () => {
  it('can be downloaded as a file', async ({ signInAs }) => {
    const page = await signInAs(await someone('Standa Stahující'), `${profile}?tab=data`);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, settings.data.downloadButton)]);
    expect(download.suggestedFilename()).toBe('smena-my-data.json');
    const saved: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(saved).toMatchObject({ account: { fio: 'Standa Stahující' } });
  });

  it('can be deleted together with the login, after a confirmation word is typed', async ({ signInAs }) => {
    const who = await someone('Dana Dočasná');
    const page = await signInAs(who, `${profile}?tab=data`);
    await press(page, settings.data.removeButton);
    const confirm = dialog(page).getByRole('button', { name: settings.data.confirm });
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByLabel(saying(settings.data.type, { word: settings.data.word })).fill('delete');
    await checkScreen(page, 'profile-delete');
    await confirm.click();
    await page.waitForURL((url) => url.pathname.startsWith('/auth'));
    expect(await getAccount(who.id)).toBe(undefined);
  });

  it("cannot be deleted by a company's last buyer, who is told what to do first", async ({ signInAs }) => {
    const { foreignBuyer } = world.people;
    const page = await signInAs(foreignBuyer, `${profile}?tab=data`);
    await press(page, settings.data.removeButton);
    await page.getByLabel(saying(settings.data.type, { word: settings.data.word })).fill(settings.data.word);
    await dialog(page).getByRole('button', { name: settings.data.confirm }).click();
    await page
      .getByRole('alert')
      .getByText(/Invite a successor first/)
      .waitFor();
    await checkScreen(page, 'profile-delete-refused');
    await press(page, settings.data.keep);
    expect(await getAccount(foreignBuyer.id)).toEqual(foreignBuyer);
  });
});

/** A wide picture, red on the left and blue on the right. */
function striped() {
  const [width, height] = [600, 300];
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4)
    pixels.set((at / 4) % width < width / 2 ? [214, 74, 60, 255] : [66, 92, 200, 255], at);
  return new PhotonImage(pixels, width, height);
}

function noise() {
  const pixels = new Uint8Array(512 * 512 * 4);
  for (let at = 0, value = 1; at < pixels.length; at++) {
    value = (value * 16_807) % 2_147_483_647;
    pixels[at] = at % 4 === 3 ? 255 : value % 256;
  }
  return new PhotonImage(pixels, 512, 512);
}
