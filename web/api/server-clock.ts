import { remember } from '../ui/remember.ts';

/** The offset is kept on this device, for punches without a connection after the page was closed. */
const key = 'smena.clock';

/** The `Date` header of an answer, and the device's times of the request and of the answer in epoch milliseconds. */
type Exchange = { date: string | null; sent: number; received: number };

/**
 * The milliseconds by which the server's clock is ahead of the device's, after an answer. `Date` has whole seconds, and
 * the server wrote it at some moment of the exchange, so an answer only gives bounds. An offset within them stays: a
 * slow network does not change it.
 */
export const offsetAfter = (known: number, { date, sent, received }: Exchange): number => {
  const at = Date.parse(date ?? '');
  // The device's clock was set back during the exchange.
  if (Number.isNaN(at) || received < sent) return known;
  return Math.min(Math.max(known, at - received), at + 1000 - sent);
};

const offset = (): number => Number(localStorage.getItem(key)) || 0;

export const followServerClock = (exchange: Exchange): void => {
  if (exchange.date === null) return;
  const known = offset();
  const next = offsetAfter(known, exchange);
  if (next !== known) remember(key, String(next));
};

/** The server's time at a moment of the device's clock (epoch milliseconds), ISO 8601 UTC. */
export const serverTime = (device: number): string => new Date(device + offset()).toISOString();
