import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';

const Frames = z.object({
  /** Milliseconds between two animation frames. */
  longest: z.number(),
  frames: z.int(),
  cells: z.int(),
});
export type Scrolled = z.infer<typeof Frames> & {
  /** Processor milliseconds of the longest task of the page's main thread. */
  busiest: number;
};

/** Runs in the page, so it is source text: scrolls the board or the document up and down by 120 px per frame. */
const scrolling = (seconds: number) => `new Promise((done) => {
  let scroller = document.querySelector('.board');
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  scroller ??= document.documentElement;
  const gaps = [];
  let step = 120;
  let began;
  let before;
  const frame = (now) => {
    if (began === undefined) began = now;
    else gaps.push(now - before);
    before = now;
    const top = scroller.scrollTop;
    scroller.scrollTop += step;
    if (scroller.scrollTop === top) step = -step;
    if (now - began < ${seconds * 1000}) requestAnimationFrame(frame);
    else
      done({
        longest: Math.max(...gaps),
        frames: gaps.length,
        cells: document.querySelectorAll('[data-shift]').length,
      });
  };
  requestAnimationFrame(frame);
})`;

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.int(),
      tid: z.int(),
      /** Processor time of the thread, in microseconds. */
      tdur: z.optional(z.number()),
      args: z.optional(z.looseObject({ name: z.optional(z.string()) })),
    }),
  ),
});

/** The busiest main thread is the page's; the browser also keeps an idle spare renderer. */
const busiestTask = (trace: Buffer): number => {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString()));
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && isMain.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

export const scrolled = async (browser: Browser, page: Page, seconds: number): Promise<Scrolled> => {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const frames = Frames.parse(await page.evaluate(scrolling(seconds)));
  return { ...frames, busiest: busiestTask(await browser.stopTracing()) };
};
