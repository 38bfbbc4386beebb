import type { BrowserContext, Page } from 'playwright-core';
import worker from '#shared/messages/en/worker.ts';

/** The keys of the punches that the server answered. */
export const countPunches = (context: BrowserContext): string[] => {
  const keys: string[] = [];
  context.on('response', (answer) => {
    const request = answer.request();
    if (request.method() === 'POST' && /\/api\/shift\/[^/]+\/\w+$/.test(request.url()))
      keys.push(`${answer.status()} ${request.headers()['idempotency-key']}`);
  });
  return keys;
};

type Waiting = { key: string; action: string; at: string };
/** The punches that wait on the phone, in order. */
export const waitingOn = (page: Page): Promise<Waiting[]> =>
  page.evaluate<Waiting[]>(`Object.entries(localStorage)
    .filter(([name]) => name.startsWith('smena.outbox.') && name.includes('.punches.'))
    .map(([name, text]) => ({ order: Number(name.split('.')[4]), key: name.split('.')[5], ...JSON.parse(text).content }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, action, at }) => ({ key, action, at }))`);

export const hold = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).hover();
  await page.mouse.down();
  await page.getByText(worker.dock.holding).waitFor();
  await page.getByText(worker.dock.holding).waitFor({ state: 'detached' });
  await page.mouse.up();
};
/** Each step changes the page before the next one is possible. */
export const start = async (page: Page) => {
  await hold(page, worker.dock.start);
  await page.getByRole('button', { name: worker.dock.end }).waitFor();
};
export const pause = async (page: Page) => {
  await page.getByRole('button', { name: worker.dock.break, exact: true }).tap();
  await page.getByRole('button', { name: worker.dock.endBreak }).waitFor();
};
export const resume = async (page: Page) => {
  await page.getByRole('button', { name: worker.dock.endBreak }).tap();
  await page.getByRole('button', { name: worker.dock.end }).waitFor();
};

/** Equal to a time that is less than a minute away: a punch that waited for less counts from its arrival. */
export const near = (time: string | undefined) => ({
  asymmetricMatch: (other: unknown) => Math.abs(Date.parse(String(other)) - Date.parse(time ?? '')) < 60_000,
  toString: () => `a time near ${time}`,
});
