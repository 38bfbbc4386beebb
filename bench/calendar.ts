import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { unpackChromium } from '../test/world/chromium.ts';
import type { TestCloud } from '../test/world/cloud.ts';
import { signIn } from './auth-route.ts';
import { aBusyWeek } from './busy-week.ts';
import { withinLimit, ratio, table } from './markdown.ts';
import type { Scrolled } from './scroll.ts';
import { scrolled } from './scroll.ts';

const count = 2000;
const rounds = 3;
const seconds = 8;
const bound = 50;
const viewport = { width: 1440, height: 900 };

type Round = { empty: Scrolled; alone: Scrolled; live: Scrolled };

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
  await signIn(page, week);

  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const empty = await emptyPage(browser);
    await page.goto(`${origin}/shifts/calendar?day=${week.day}`);
    await page
      .locator('[data-shift]')
      .nth(count - 1)
      .waitFor({ state: 'attached' });
    // Rendering the board is not part of the measurement.
    await page.waitForTimeout(1500);
    const live = await scrolled(browser, page, seconds);
    // Offline, so that neither requests nor servers use the processor meanwhile.
    await context.setOffline(true);
    const alone = await scrolled(browser, page, seconds);
    await context.setOffline(false);
    measured.push({ empty, alone, live });
  }
  return measured;
};

/** Scrolling performance of a performer's week with 2,000 shifts, compared with an empty page in the same browser. */
export const calendar = async ({ origin }: TestCloud): Promise<string> => {
  const week = await aBusyWeek(count);
  const { executablePath, env } = await unpackChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox'],
  });
  try {
    return report(await measure(browser, origin, week), week.stores);
  } finally {
    await browser.close();
  }
};

const report = (measured: readonly Round[], stores: number): string => {
  const of = (name: keyof Round, figure: 'longest' | 'busiest') => measured.map((round) => round[name][figure]);
  const gap = { alone: Math.max(...of('alone', 'longest')), live: Math.max(...of('live', 'longest')) };
  const work = Math.max(...of('live', 'busiest'), ...of('alone', 'busiest'));
  return `## The calendar with 2,000 shifts in view

\`npm run bench -- calendar\`: headless Chromium at ${viewport.width} × ${viewport.height} without a graphics card, a week of ${measured[0]?.live.cells} shifts in ${stores} stores,
scrolled up and down by 120 px per frame for ${seconds} s. Each of ${rounds} rounds measures an empty page, the board while it polls the server
every 5 s (live), and the board without a network. The table shows the longest values in ms. The gap between two animation frames
is wall-clock time, so it includes other work of the machine: the local cloud's response with 2,000 shifts, software rendering,
and the tracing. The task is processor time of the page's main thread.

${table(
  [
    'round',
    'gap, empty page:',
    'gap, no network:',
    'ratio:',
    'gap, live:',
    'ratio:',
    'task, no network:',
    'task, live:',
    'frames a second, live:',
  ],
  measured.map(({ empty, alone, live }, n) => [
    n + 1,
    empty.longest.toFixed(0),
    alone.longest.toFixed(0),
    ratio(alone.longest, empty.longest),
    live.longest.toFixed(0),
    ratio(live.longest, empty.longest),
    alone.busiest.toFixed(0),
    live.busiest.toFixed(0),
    (live.frames / seconds).toFixed(0),
  ]),
)}

No frame over ${bound} ms: ${withinLimit(gap.live <= bound)} (longest gap ${gap.live.toFixed(0)} ms live, ${gap.alone.toFixed(0)} ms without a network, ${Math.max(...of('empty', 'longest')).toFixed(0)} ms on the empty page). The longest
task of the main thread took ${work.toFixed(0)} ms of processor time. A frame may have several tasks, and rendering is not included, so this
figure locates problems but does not prove the limit.
`;
};
