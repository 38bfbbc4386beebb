import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { unpackChromium } from '../test/world/chromium.ts';
import type { TestCloud } from '../test/world/cloud.ts';
import { aBusyWeek } from './busy-week.ts';
import { held, median, ratio, table } from './markdown.ts';
import type { Scrolled } from './scroll.ts';
import { scrolled } from './scroll.ts';

const count = 2000;
const rounds = 3;
const seconds = 8;
const bound = 50;
const viewport = { width: 1440, height: 900 };

const emptyPage = async (browser: Browser): Promise<Scrolled> => {
  const page = await browser.newPage({ viewport });
  await page.setContent('<div style="height: 20000px"></div>');
  const frames = await scrolled(browser, page, seconds);
  await page.close();
  return frames;
};

const measure = async (browser: Browser, origin: string, week: Awaited<ReturnType<typeof aBusyWeek>>) => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${origin}/auth/main`);
  await page.fill('input[name=email]', week.email);
  await page.fill('input[name=password]', week.password);
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));

  const measured: { board: Scrolled; empty: Scrolled }[] = [];
  for (let round = 0; round < rounds; round++) {
    const empty = await emptyPage(browser);
    await page.goto(`${origin}/shifts/calendar?day=${week.day}`);
    await page
      .locator('[data-shift]')
      .nth(count - 1)
      .waitFor({ state: 'attached' });
    // Drawing the board is not scrolling it.
    await page.waitForTimeout(1500);
    measured.push({ empty, board: await scrolled(browser, page, seconds) });
  }
  return measured;
};

/** How a performer's week of 2,000 shifts scrolls, beside an empty page in the same browser. */
export const calendar = async ({ origin }: TestCloud): Promise<string> => {
  const week = await aBusyWeek(count);
  const { executablePath, env } = await unpackChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox'],
  });
  const measured = await measure(browser, origin, week).finally(async () => {
    await browser.close();
  });

  const gaps = measured.map(({ board }) => board.longest);
  const idle = measured.map(({ empty }) => empty.longest);
  const busiest = Math.max(...measured.map(({ board }) => board.busiest));
  return `## The calendar with 2,000 shifts in view

\`npm run bench -- calendar\`: headless Chromium at ${viewport.width} × ${viewport.height} without a graphics card, a week of ${measured[0]?.board.cells} shifts
in ${week.stores} stores, scrolled up and down 120 px a frame for ${seconds} s, into which a look at the server falls; ${rounds} rounds, each after
the same on an empty page. The gap between two animation frames is the clock's, so it also holds what the machine did
meanwhile: compare it with the empty page's. The longest task of the page's main thread is processor time and the page's own.

${table(
  [
    'round',
    'frames:',
    'longest gap ms:',
    'of the empty page:',
    'longest gap, ratio:',
    'longest task ms:',
    'of the empty page:',
  ],
  measured.map(({ board, empty }, n) => [
    n + 1,
    board.frames,
    board.longest.toFixed(0),
    empty.longest.toFixed(0),
    ratio(board.longest, empty.longest),
    board.busiest.toFixed(0),
    empty.busiest.toFixed(0),
  ]),
)}

No frame over ${bound} ms: by the clock ${held(Math.max(...gaps) <= bound)} (longest ${Math.max(...gaps).toFixed(0)} ms, ${ratio(median(gaps), median(idle))} × the empty page's), by the page's own work
${held(busiest <= bound)} (${busiest.toFixed(0)} ms).
`;
};
