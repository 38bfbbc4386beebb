import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Holds the app's first script until `release`. */
export const holdScripts = async (page: Page) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};
/** The app has adopted the document. */
export const adopted = (page: Page) => page.locator('#root:not([data-page])').waitFor();

/** Opens a prerendered address, and returns what moved while the app took over its document. */
export const takeOver = async (page: Page, address: string): Promise<string[]> => {
  // A font that comes late moves text; that is not what is tested here.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(`window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) =>
      value + ' ' + sources.map(({ node }) => node?.textContent).join()))).observe({ type: 'layout-shift', buffered: true });`);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const heading = page
    .getByRole('banner')
    .or(page.getByRole('heading', { level: 1 }))
    .first();
  await heading.waitFor();
  await page.evaluate("window.before = document.querySelector('#root header')");
  release();
  await adopted(page);
  await page.waitForLoadState('networkidle');
  // The same element, not a copy of it.
  expect(await page.evaluate('window.before.isConnected')).toBe(true);
  return page.evaluate<string[]>('window.shifts');
};
