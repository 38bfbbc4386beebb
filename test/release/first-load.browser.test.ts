import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import csAuth from '#shared/messages/cs/auth.ts';
import csCatalogue from '#shared/messages/cs/catalogue.ts';
import csGuest from '#shared/messages/cs/guest.ts';
import csHead from '#shared/messages/cs/head.ts';
import csLegal from '#shared/messages/cs/legal.ts';
import csPublications from '#shared/messages/cs/publications.ts';
import csShell from '#shared/messages/cs/shell.ts';
import auth from '#shared/messages/en/auth.ts';
import catalogue from '#shared/messages/en/catalogue.ts';
import guest from '#shared/messages/en/guest.ts';
import head from '#shared/messages/en/head.ts';
import legal from '#shared/messages/en/legal.ts';
import publications from '#shared/messages/en/publications.ts';
import shell from '#shared/messages/en/shell.ts';
import ruAuth from '#shared/messages/ru/auth.ts';
import ruCatalogue from '#shared/messages/ru/catalogue.ts';
import ruGuest from '#shared/messages/ru/guest.ts';
import ruHead from '#shared/messages/ru/head.ts';
import ruLegal from '#shared/messages/ru/legal.ts';
import ruPublications from '#shared/messages/ru/publications.ts';
import ruShell from '#shared/messages/ru/shell.ts';
import { adopted, holdScripts, takeOver } from '../world/prerendered.ts';
import { it } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const { origin } = inject('cloud');
const texts = {
  en: { auth, catalogue, guest, legal, publications, shell, head },
  cs: {
    auth: csAuth,
    catalogue: csCatalogue,
    guest: csGuest,
    legal: csLegal,
    publications: csPublications,
    shell: csShell,
    head: csHead,
  },
  ru: {
    auth: ruAuth,
    catalogue: ruCatalogue,
    guest: ruGuest,
    legal: ruLegal,
    publications: ruPublications,
    shell: ruShell,
    head: ruHead,
  },
} as const;
type Language = keyof typeof texts;
type Texts = (typeof texts)[Language];

/** By page: its address, and texts that the document contains. */
const pages = {
  'sign-in': { address: '/auth/main', shown: (t: Texts) => [t.auth.checkIn.title, t.auth.checkIn.submit] },
  registration: {
    address: '/auth/main?step=registration',
    shown: (t: Texts) => [t.auth.registration.title, t.auth.registration.name],
  },
  catalogue: { address: '/products/catalog', shown: (t: Texts) => [t.catalogue.title, t.shell.signIn] },
  product: { address: '/products/view/any', shown: (t: Texts) => [t.shell.menu.catalogue, t.shell.signIn] },
  store: { address: '/stores/view/any', shown: (t: Texts) => [t.guest.store.hours, t.guest.store.work] },
  blog: { address: '/blog', shown: (t: Texts) => [t.publications.blog.title, t.shell.signIn] },
  publication: { address: '/blog/any', shown: (t: Texts) => [t.shell.menu.blog, t.shell.signIn] },
  legacy: { address: '/documents/legacy', shown: (t: Texts) => [t.shell.menu.catalogue, t.shell.signIn] },
} as const;
type Name = keyof typeof pages;

const withoutScripts = async (browser: Browser, language: Language, address: string) => {
  const context = await browser.newContext({ baseURL: origin, locale: language, javaScriptEnabled: false });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  await page.goto(address);
  return { page, refused, close: () => context.close() };
};
const attribute = (page: Page, selector: string, name: string) => page.locator(selector).getAttribute(name);

describe('a public page without scripts', () => {
  const cases = (Object.keys(pages) as Name[]).flatMap((name) =>
    (['en', 'cs', 'ru'] as const).map((language) => [name, language] as const),
  );
  it.for(cases)("shows the frame of %s in the reader's language: %s", async ([name, language], { browser }) => {
    const { address, shown } = pages[name];
    const t = texts[language];
    const { page, refused, close } = await withoutScripts(browser, language, address);
    expect(await attribute(page, 'html', 'lang')).toBe(language);
    expect(await attribute(page, 'meta[name=description]', 'content')).toBe(t.head[name]);
    for (const text of shown(t)) expect(await page.getByText(text, { exact: true }).first().isVisible()).toBe(true);
    // Its own style is applied.
    expect(await page.evaluate("getComputedStyle(document.querySelector('#root')).fontFamily")).toContain('Inter');
    expect(refused).toEqual([]);
    await close();
  });

  it('has addresses for search engines, in each language', async ({ browser }) => {
    const { page, close } = await withoutScripts(browser, 'en', '/documents/legacy?utm_source=letter');
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${origin}/documents/legacy?lang=en`);
    for (const language of ['en', 'cs', 'ru'])
      expect(await attribute(page, `link[hreflang=${language}]`, 'href')).toBe(
        `${origin}/documents/legacy?lang=${language}`,
      );
    expect(await attribute(page, 'link[hreflang=x-default]', 'href')).toBe(`${origin}/documents/legacy`);
    await page.goto('/documents/legacy?lang=ru');
    expect(await attribute(page, 'html', 'lang')).toBe('ru');
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${origin}/documents/legacy?lang=ru`);
    await page.goto('/shifts/list');
    expect(await attribute(page, 'meta[name=robots]', 'content')).toBe('noindex');
    await close();
  });
});

describe('the app in a prerendered document', () => {
  it.for(['/auth/main?step=registration', '/products/catalog', '/documents/legacy'])(
    'takes over %s without moving anything',
    async (address, { visit }) => {
      const moved = await takeOver(await visit('/icon.svg', 'phone'), address);
      if (address !== '/documents/legacy') expect(moved).toEqual([]);
    },
  );

  it('keeps what was typed before the scripts arrived', async ({ visit }) => {
    const page = await visit('/icon.svg');
    const release = await holdScripts(page);
    await page.goto('/auth/main', { waitUntil: 'commit' });
    const email = page.getByLabel(auth.checkIn.email);
    await email.pressSequentially('nobody@smena.test');
    await email.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    release();
    await adopted(page);
    await expect.poll(() => page.evaluate(`sessionStorage.getItem('smena.sign-in')`)).toContain('nobody@smena.test');
    expect(await email.inputValue()).toBe('nobody@smena.test');
    await page.getByRole('button', { name: auth.checkIn.submit }).click();
    await page.getByRole('heading', { name: auth.registration.title }).waitFor();
    await page.getByText('nobody@smena.test').first().waitFor();
  });

  it('keeps what was chosen before the scripts arrived', async ({ visit }) => {
    const page = await visit('/icon.svg');
    const release = await holdScripts(page);
    await page.goto('/auth/main?step=registration', { waitUntil: 'commit' });
    const role = page.getByRole('radio').nth(1);
    const terms = page.getByRole('checkbox');
    await role.check();
    await terms.check();
    release();
    await adopted(page);
    const draft = () => page.evaluate<string>(`sessionStorage.getItem('smena.sign-in')`);
    await expect
      .poll(async () => JSON.parse((await draft()) ?? '{}'))
      .toMatchObject({ role: await role.getAttribute('value'), terms: true });
    expect([await role.isChecked(), await terms.isChecked()]).toEqual([true, true]);
  });

  it('starts although its stylesheet failed before the scripts arrived', async ({ visit }) => {
    const page = await visit('/icon.svg');
    const release = await holdScripts(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'stylesheet');
    await page.route('**/assets/*.css', (route) => route.abort(), { times: 1 });
    await page.goto('/products/catalog', { waitUntil: 'commit' });
    await failed;
    release();
    await adopted(page);
    const rules = `[...document.styleSheets].map(({ href, cssRules }) => (href ? cssRules.length : 0)).join()`;
    await expect.poll(() => page.evaluate(rules)).toMatch(/,[1-9]\d/);
  });

  it('applies the stored theme before it is painted', async ({ visit }) => {
    const page = await visit('/icon.svg');
    await page.evaluate(`localStorage.setItem('smena.theme', 'dark')`);
    await holdScripts(page);
    await page.goto('/auth/main', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: auth.checkIn.title }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('is not shown to a person who is signed in', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/settings/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const release = await holdScripts(page);
    await page.goto('/products/catalog', { waitUntil: 'commit' });
    await page.locator('#root[data-page=catalogue]').waitFor({ state: 'attached' });
    expect(await page.getByRole('link', { name: shell.signIn }).count()).toBe(0);
    release();
    await page.getByRole('navigation', { name: shell.menu.label }).waitFor();
    await page.getByRole('heading', { level: 1, name: catalogue.title }).waitFor();
  });

  it('has links with its own address, although it was prerendered for all stores', async ({ visit }) => {
    const { own } = world.stores;
    const page = await visit(`/stores/view/${own.id}`);
    await page.getByText(own.address).waitFor();
    const address = `${origin}/stores/view/${own.id}`;
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(`${address}?lang=en`);
    expect(await attribute(page, 'link[hreflang=ru]', 'href')).toBe(`${address}?lang=ru`);
    const link = page.getByRole('banner').getByRole('link', { name: shell.signIn });
    expect(await link.getAttribute('href')).toBe(`/auth/main?to=${encodeURIComponent(`/stores/view/${own.id}`)}`);
  });

  it('is in the language that was chosen on the device, from the first paint on', async ({ visit }) => {
    const page = await visit('/auth/main');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Čeština' }).click();
    await page.getByRole('heading', { name: csAuth.checkIn.title }).waitFor();
    await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { name: csAuth.checkIn.title }).waitFor();
  });
});
