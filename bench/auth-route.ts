import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import auth from '#shared/messages/en/auth.ts';
import { root } from '../infra/local/folders.ts';
import { unpackChromium } from '../test/world/chromium.ts';
import type { TestCloud } from '../test/world/cloud.ts';
import { aBusyWeek } from './busy-week.ts';
import { withinLimit, kB, median, table } from './markdown.ts';

const rounds = 5;
const bounds = { firstPaint: 150_000, all: 190_000 };
const viewport = { width: 1440, height: 900 };

type Known = { email: string; password: string };

/** Signs in through the wizard until a screen of the app is shown. Returns the milliseconds since the last click. */
export const signIn = async (page: Page, { email, password }: Known): Promise<number> => {
  await page.getByLabel(auth.checkIn.email).fill(email);
  await page.getByRole('button', { name: auth.checkIn.submit }).click();
  await page.getByLabel(auth.password.label, { exact: true }).fill(password);
  const pressed = performance.now();
  await page.getByRole('button', { name: auth.password.submit }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return performance.now() - pressed;
};

/** Runs in the page, so it is source text: resources with their load times, and the first paint. */
const fetched = `(() => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  files: performance.getEntriesByType('resource').map(({ name, responseEnd }) => [new URL(name).pathname, responseEnd]),
}))()`;
type Fetched = { paint: number; files: [path: string, by: number][] };

/** Transferred size of the app's own files behind a CDN: code in brotli, fonts uncompressed. */
const bytesOf = (paths: readonly string[], kind: RegExp): number =>
  paths
    .filter((path) => kind.test(path))
    .map((path) => readFileSync(join(root, 'dist/web', path)))
    .reduce((sum, file) => sum + (kind === code ? brotliCompressSync(file) : file).length, 0);
const code = /\.(?:js|css|svg)$/;
const fonts = /\.woff2$/;

/** The cost of signing in, measured in the browser: bytes, milliseconds and requests. */
export const authRoute = async ({ origin }: TestCloud): Promise<string> => {
  const known = await aBusyWeek(20);
  const { executablePath, env } = await unpackChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox'],
  });
  const seen: Record<'paint' | 'before' | 'all' | 'font' | 'took' | 'calls', number>[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport, locale: 'en' });
      await page.goto(`${origin}/auth/main`, { waitUntil: 'networkidle' });
      const { paint, files } = await page.evaluate<Fetched>(fetched);
      const [all, early] = [files, files.filter(([, by]) => by <= paint)].map((some) => some.map(([path]) => path));
      const bytes = {
        before: bytesOf(early ?? [], code),
        all: bytesOf(all ?? [], code),
        font: bytesOf(all ?? [], fonts),
      };
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') || pathname === '/cognito') calls.push(pathname);
      });
      const took = await signIn(page, known);
      seen.push({ paint, ...bytes, took, calls: calls.length });
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const of = (name: keyof (typeof seen)[number]) => median(seen.map((one) => one[name]));
  return `## Signing in

\`npm run bench -- auth\`: ${rounds} times with an empty cache, medians. Sizes are the brotli-compressed bytes that the browser
fetched until the network was idle, including prefetched steps of the wizard and sign-in. The time runs from submitting the password
to the first screen, on the local cloud. Calls are counted from the first step on.

${table(
  ['figure', 'value:', 'at most:', 'within the limit'],
  [
    [
      'kB of code before the first paint',
      kB(of('before')),
      kB(bounds.firstPaint),
      withinLimit(of('before') <= bounds.firstPaint),
    ],
    ['kB of code in total', kB(of('all')), kB(bounds.all), withinLimit(of('all') <= bounds.all)],
    ['kB of fonts', kB(of('font')), '', ''],
    ['first paint, ms', of('paint').toFixed(0), '', ''],
    ['submitting the password to the first screen, ms', of('took').toFixed(0), '1000', withinLimit(of('took') < 1000)],
    ['calls from the first step to the first screen', of('calls'), '4', withinLimit(of('calls') <= 4)],
  ],
)}
`;
};
