import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { type Language, languageCookie } from '#shared/domain/public-pages.ts';
import auth from '#shared/messages/en/auth.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { root } from '../../infra/local/folders.ts';
import { amplifySession } from './amplify-session.ts';
import { launchBrowser } from './browser.ts';
import { createCognitoUser } from './client.ts';

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Device = keyof typeof widths;
/** How a screen is shown. */
export type View = { language: Language; device: Device; theme: 'light' | 'dark' };

/** Screenshots of the last run; git ignores them. */
const pictures = 'test-results/screens';

/**
 * A browser context: English, time zone Prague; a phone has touch. Without the service worker, unless a test is about it:
 * it would answer from its caches, and its requests pass by the page's routes.
 */
const contextOf = (device: Device, serviceWorkers: 'allow' | 'block' = 'block'): BrowserContextOptions => ({
  serviceWorkers,
  baseURL: inject('cloud').origin,
  viewport: widths[device],
  locale: 'en-GB',
  timezoneId: 'Europe/Prague',
  // Animations are disabled, so that screenshots do not show transitions.
  reducedMotion: 'reduce',
  acceptDownloads: true,
  ...(device === 'phone' && { hasTouch: true, isMobile: true }),
});

/** Errors of a page that a reader would not notice: exceptions and Content-Security-Policy violations. */
const watch = (page: Page, broken: string[]) => {
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|not wrapped in act|Each child in a list/.test(message.text()))
      broken.push(message.text());
  });
};

type Signed = Awaited<ReturnType<typeof createCognitoUser>>;
const credentials = new Map<string, Promise<Signed>>();
const credentialsOf = (who: Account): Promise<Signed> => {
  const known = credentials.get(who.id) ?? createCognitoUser(who);
  credentials.set(who.id, known);
  return known;
};

export const fillInSignIn = async (page: Page, who: Account, password?: string): Promise<void> => {
  const known = await credentialsOf(who);
  await page.getByLabel(auth.checkIn.email).fill(known.login);
  await page.getByRole('button', { name: auth.checkIn.submit }).click();
  await page.getByLabel(auth.password.label, { exact: true }).fill(password ?? known.password);
  await page.getByRole('button', { name: auth.password.submit }).click();
};

/**
 * Takes the first option with this text. A list returns the focus to its field in the frame after a click, so without a
 * pause the focus would leave the next field, and what was typed there would be cleared.
 */
export const takeOption = async (page: Page, option: string | RegExp) => {
  await page.getByRole('option', { name: option }).first().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
};

/** What a browser keeps of a person who has signed in on this device. The form of the sign-in has its own tests. */
const signedInState = async (who: Account): Promise<State> => ({
  language: who.locale === 'cz' ? 'cs' : who.locale,
  stored: [
    ...(await amplifySession(await credentialsOf(who))),
    ['smena.language.of', `${who.id} ${who.locale}`] as const,
  ],
});
/** The language that was selected in a browser, and its local storage. */
type State = { language: string; stored?: readonly (readonly [name: string, value: string])[] };
/** A person signs in once. */
const states = new Map<string, Promise<State>>();
const stateOf = (who: Account): Promise<State> => {
  const state = states.get(who.id) ?? signedInState(who);
  states.set(who.id, state);
  return state;
};

const speak = (context: BrowserContext, language: string) =>
  context.addCookies([{ name: languageCookie, value: language, url: inject('cloud').origin, sameSite: 'Lax' }]);

/**
 * Opens an address in a browser that keeps this state. The page's first document stores it before the app runs, because
 * `storageState` loads a page of its own for it.
 */
const open = async (page: Page, address: string, state: State | undefined): Promise<void> => {
  if (!state?.stored) return void (await page.goto(address));
  const script = await page.addInitScript(
    `if (localStorage.length === 0)
       for (const [name, value] of ${JSON.stringify(state.stored)}) localStorage.setItem(name, value);`,
  );
  await page.goto(address);
  await script.dispose();
};

/** Screenshots of the open pages after a failed test. */
const keepPictures = async (story: string, pages: readonly Page[]) => {
  const name = story.replaceAll(/\W+/g, '-');
  await Promise.all(pages.map((page, nth) => page.screenshot({ path: `${pictures}/failed/${name}-${nth}.png` })));
};

/**
 * A test in the browser: `it('…', async ({ signInAs }) => { const page = await signInAs(people.vendor, '/shifts/list')
 * })`. Every person has their own browser context, which is closed after the test. An error in a page fails the test.
 */
export const it = test
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it what a fixture needs
  .extend('browsers', { scope: 'worker' }, async ({}, { onCleanup }) => {
    let running: Browser | undefined;
    onCleanup(() => running?.close());
    // Files share a browser; after a crash the next file has a new one.
    return async () => (running?.isConnected() ? running : (running = await launchBrowser()));
  })
  .extend('browser', { scope: 'file' }, ({ browsers }) => browsers())
  .extend('visit', async ({ browser, task }, { onCleanup }) => {
    const broken: string[] = [];
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail')
        await keepPictures(
          task.name,
          contexts.flatMap((context) => context.pages()),
        );
      await Promise.all(contexts.map((context) => context.close()));
      if (broken.length > 0) throw new Error(`The page broke unseen: ${broken.join(', ')}`);
    });
    return async (
      address: string,
      device: Device = 'desktop',
      state?: State,
      serviceWorkers: 'allow' | 'block' = 'block',
    ) => {
      const context = await browser.newContext(contextOf(device, serviceWorkers));
      context.setDefaultTimeout(20_000);
      contexts.push(context);
      context.on('page', (page) => watch(page, broken));
      if (state) await speak(context, state.language);
      const page = await context.newPage();
      await open(page, address, state);
      // A position where nothing opens on hover.
      if (device === 'desktop') await page.mouse.move(widths.desktop.width - 1, widths.desktop.height - 1);
      return page;
    };
  })
  .extend(
    'signInAs',
    ({ visit }) =>
      async (who: Account, address: string, device: Device = 'desktop') =>
        visit(address, device, await stateOf(who)),
  )
  /** As `signInAs` on a phone, with the service worker: resolves when it has stored the app and the worker's day. */
  .extend('installAs', ({ visit }) => async (who: Account, address: string) => {
    const page = await visit(address, 'phone', await stateOf(who), 'allow');
    await vi.waitUntil(() => page.evaluate(isKept), { timeout: 20_000 });
    return page;
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it what a fixture needs
  .extend('kept', { scope: 'file' }, async ({}, { onCleanup }) => {
    const contexts = new Map<string, Promise<BrowserContext>>();
    onCleanup(async () => {
      for (const context of contexts.values()) await (await context).close();
    });
    return contexts;
  })
  /**
   * As `visit` and `signInAs`, for files that open many screens: a person, or null for a visitor, has one context per
   * device for the file, so its cache has the app's files.
   */
  .extend('revisit', async ({ browser, kept, task }, { onCleanup }) => {
    const broken: string[] = [];
    const pages: Page[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepPictures(task.name, pages);
      await Promise.all(pages.map((page) => page.close()));
      if (broken.length > 0) throw new Error(`The page broke unseen: ${broken.join(', ')}`);
    });
    return async (who: Account | null, address: string, { language, device, theme }: View) => {
      const name = `${who?.id ?? 'visitor'} ${device}`;
      const known = kept.get(name) ?? browser.newContext(contextOf(device));
      kept.set(name, known);
      const context = await known;
      context.setDefaultTimeout(20_000);
      await speak(context, language);
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme: theme });
      pages.push(page);
      watch(page, broken);
      await open(page, address, who ? await stateOf(who) : undefined);
      return page;
    };
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it what a fixture needs
  .extend('stayed', { scope: 'file' }, async ({}, { onCleanup }) => {
    const pages = new Map<string, { page: Page; broken: string[] }>();
    onCleanup(async () => {
      for (const { page } of pages.values()) await page.context().close();
    });
    return pages;
  })
  /**
   * As `revisit`, with one page for a person and a view, which goes from address to address within the app. A visitor
   * has a new page for each address, because the server chooses the document by it.
   */
  .extend('stay', async ({ browser, stayed, task }, { onCleanup }) => {
    const used: { name: string; page: Page; broken: string[] }[] = [];
    const close = async ({ name, page }: (typeof used)[number]) => {
      stayed.delete(name);
      await page.context().close();
    };
    onCleanup(async () => {
      for (const each of used) {
        const broken = each.broken.splice(0);
        if (task.result?.state === 'fail') {
          await keepPictures(task.name, [each.page]);
          await close(each);
        }
        if (broken.length > 0) throw new Error(`The page broke unseen: ${broken.join(', ')}`);
      }
    });
    return async (who: Account | null, address: string, { language, device, theme }: View) => {
      const name = JSON.stringify([who?.id ?? address, language, device, theme]);
      const known = stayed.get(name);
      const openNew = async () => {
        const context = await browser.newContext({ ...contextOf(device), colorScheme: theme });
        context.setDefaultTimeout(20_000);
        await speak(context, language);
        const page = await context.newPage();
        const broken: string[] = [];
        watch(page, broken);
        stayed.set(name, { page, broken });
        await open(page, address, who ? await stateOf(who) : undefined);
        return { page, broken };
      };
      const { page, broken } = known ?? (await openNew());
      used.push({ name, page, broken });
      if (known) await goWithin(page, address);
      return { page, isNew: !known, close: () => close({ name, page, broken }) };
    };
  });

/** Whether the service worker is installed and keeps the account and its shifts (web/sw/kept-reads.ts). */
const isKept = `navigator.serviceWorker.ready.then(() => caches.open('smena-replies')).then((cache) => cache.keys())
  .then((keys) => ['/api/me', '/api/shifts'].every((path) => keys.some(({ url }) => url.endsWith(path))))`;

/** The page of an unknown address. */
const missing = '/error/error-v1';

/**
 * Opens an address by a navigation within the app. The page in between has nothing in common with either, so the
 * heading of the page before is replaced.
 */
const goWithin = async (page: Page, address: string): Promise<void> => {
  const isBetween = address === missing || new URL(page.url()).pathname === missing;
  for (const to of isBetween ? [address] : [missing, address]) {
    await page.evaluate(`document.querySelectorAll('h1').forEach((one) => one.setAttribute('data-left', ''));
      history.pushState(null, '', ${JSON.stringify(to)});
      dispatchEvent(new PopStateEvent('popstate'));`);
    await page.locator('h1[data-left]').first().waitFor({ state: 'detached' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
  }
};

/** With a frame the app hears of a changed media query, and with the next one it has drawn what follows. */
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';

/** Changes an open page from one device to another, with the device's way of pointing. */
export const resize = async (page: Page, device: Device): Promise<void> => {
  await page.setViewportSize(widths[device]);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: device === 'phone' });
  await expect.poll(() => page.evaluate(`matchMedia('(pointer: coarse)').matches`)).toBe(device === 'phone');
  await expect.poll(() => page.evaluate('innerWidth')).toBe(widths[device].width);
  await page.evaluate(twoFrames);
};

/** Text that must not be shown: a message key (not an office's address or a legal form), an unfilled placeholder, undefined or NaN. */
const raw =
  /\{\{|\[object|\bundefined\b|\bNaN\b|Invalid Date|(?<![\w@./-])(?![\w.]+\.cz\b|(?:a\.s|k\.s|s\.r\.o|v\.o\.s)\b)[a-z]\w*(?:\.[a-z]\w*)+(?![\w@/])/g;

/** Text for screen readers, tooltips and placeholders. */
const saidBeside = `['aria-label', 'title', 'placeholder'].flatMap((name) =>
  [...document.querySelectorAll('[' + name + ']')].map((one) => one.getAttribute(name)))`;

const wordsOn = async (page: Page): Promise<string> =>
  [await page.locator('body').innerText(), await page.title(), ...(await page.evaluate<string[]>(saidBeside))].join(
    '\n',
  );

const beyondTheWidth = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** A table that is wider than its page hides its last columns. */
const beyondThePage = `[...document.querySelectorAll('table:has([data-row])')].map((table) =>
  Math.max(0, table.offsetWidth - table.parentElement.clientWidth))`;

/**
 * Pairs of texts that are printed over each other. Only the visible part of a line counts, and only lines of the same
 * layer are compared: what is positioned (a dialog, a sticky header, a label on a map) may cover what is below it.
 */
const printedOver = `(() => {
  const whole = { layer: null, left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const meet = (box, { left, top, right, bottom }) => ({
    ...box,
    left: Math.max(box.left, left),
    top: Math.max(box.top, top),
    right: Math.min(box.right, right),
    bottom: Math.min(box.bottom, bottom),
  });
  const known = new Map([[null, whole]]);
  const shownIn = (element) => {
    if (known.has(element)) return known.get(element);
    const { position, overflow } = getComputedStyle(element);
    const outer = shownIn(element.parentElement);
    const isLayer = ['absolute', 'fixed', 'sticky'].includes(position);
    const layered = isLayer ? { ...outer, layer: element } : outer;
    const box = overflow === 'visible' ? layered : meet(layered, element.getBoundingClientRect());
    known.set(element, box);
    return box;
  };
  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim();
    const around = node.parentElement;
    if (!text || around.closest('svg')) continue;
    if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) lines.push({ ...meet(shownIn(around), line), node, text });
  }
  const isOver = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
  const shown = lines.filter(({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2);
  return shown.flatMap((one, nth) =>
    shown
      .slice(nth + 1)
      .filter((other) => one.layer === other.layer && one.node !== other.node && isOver(one, other))
      .map((other) => one.text + ' | ' + other.text),
  );
})()`;

/**
 * Asserts that texts are correct and readable, and that the page fits the width. Saves a screenshot in test-results,
 * except in CI.
 */
export const checkTextAndWidth = async (page: Page, name: string): Promise<void> => {
  if (!process.env['CI']) await page.screenshot({ path: `${pictures}/${name}.png` });
  expect.soft((await wordsOn(page)).match(raw) ?? [], `${name}: texts`).toEqual([]);
  expect.soft(await page.evaluate<string[]>(printedOver), `${name}: texts over each other`).toEqual([]);
  expect.soft(await page.evaluate<number>(beyondTheWidth), `${name}: px beyond the width`).toBe(0);
  expect
    .soft(Math.max(0, ...(await page.evaluate<number[]>(beyondThePage))), `${name}: px of a table beyond its page`)
    .toBe(0);
};

/** Of the layout of signed-in pages. */
const frame = ['header', 'nav', 'aside', 'div:has(> footer)'].map((part) => `.grid:has(> main) > ${part}`);
const axeScript = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
/** Evaluating the script takes longer than a check, so a page evaluates it once. */
const violationsOn = async (page: Page, checked: 'page' | 'part'): Promise<Result[]> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeScript);
  // axe leaves out the rule of WCAG 2.2 about the size of links and buttons unless it is enabled.
  const options = `{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }`;
  const context = checked === 'page' ? 'document' : `{ exclude: ${JSON.stringify(frame)} }`;
  return page.evaluate(`axe.run(${context}, ${options}).then(({ violations }) => violations)`);
};

/**
 * As `checkTextAndWidth`, and asserts that axe finds no accessibility violations: of the whole page, or without the
 * frame around its screens, which an earlier check has seen.
 */
export const checkScreen = async (page: Page, name: string, checked: 'page' | 'part' = 'page'): Promise<void> => {
  await checkTextAndWidth(page, name);
  const found = (await violationsOn(page, checked)).flatMap(({ id, nodes }) =>
    nodes
      // A page that is scrolled hides a part of a button under its header.
      .filter(({ failureSummary }) => !failureSummary?.includes('partially obscured'))
      // The options of an open combobox stand at the end of the document. The combobox owns them.
      .filter(({ html }) => id !== 'region' || html !== '<div id="headlessui-portal-root">')
      .map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  expect.soft(found, `${name}: axe`).toEqual([]);
};

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A message of the app as it appears on a screen. Values that are not given match any text. */
export const saying = (message: string, values: Record<string, string | number> = {}): RegExp => {
  const parts = message.split(/\{\{(\w+)\}\}/);
  const value = (name: string) => (name in values ? literally(String(values[name])) : '.*');
  return new RegExp(parts.map((part, nth) => (nth % 2 === 0 ? literally(part) : value(part))).join(''));
};
