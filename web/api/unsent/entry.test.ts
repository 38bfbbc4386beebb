import { describe, expect, it } from 'vitest';
import { afterFailure, type Entry, isFull, maxEntries, nextStep, orderAfter, sentAgain, unsentOf } from './entry.ts';

const pressed = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60_000;
const anEntry = (key: string, more: Partial<Entry> = {}): Entry => ({
  account: 'me',
  box: 'comments',
  subject: 'thursday',
  order: pressed,
  key,
  at: new Date(pressed).toISOString(),
  content: {},
  failures: 0,
  retry_at: 0,
  state: { is: 'waiting' },
  kept: true,
  ...more,
});
const refused = { is: 'refused', message: 'No' } as const;

describe('the next step', () => {
  it('sends the first entry that is not decided; one whose tab was closed while sending is sent again', () => {
    const queue = [
      anEntry('refused', { state: refused }),
      anEntry('left', { state: { is: 'sending' } }),
      anEntry('next'),
    ];
    expect(nextStep(queue, pressed, false)).toMatchObject({ do: 'send', entry: { key: 'left' } });
    expect(nextStep(queue.slice(0, 1), pressed, false)).toEqual({ do: 'nothing' });
  });

  it('waits after a failure, and later entries wait with it, unless something has changed', () => {
    const queue = [anEntry('failed', { failures: 1, retry_at: pressed + 2000 }), anEntry('next')];
    expect(nextStep(queue, pressed + 500, false)).toMatchObject({ do: 'wait', milliseconds: 1500 });
    expect(nextStep(queue, pressed + 500, true)).toMatchObject({ do: 'send', entry: { key: 'failed' } });
    expect(nextStep(queue, pressed + 2000, false)).toMatchObject({ do: 'send', entry: { key: 'failed' } });
  });

  it('waits at most a minute after the clock was set back', () => {
    const queue = [anEntry('failed', { retry_at: pressed + 9 * hour })];
    expect(nextStep(queue, pressed, false)).toMatchObject({ do: 'wait', milliseconds: 60_000 });
  });

  it('sends nothing on its own once the server may have forgotten the key', () => {
    expect(nextStep([anEntry('old')], pressed + 23 * hour - 1, true)).toMatchObject({ do: 'send' });
    expect(nextStep([anEntry('old')], pressed + 23 * hour, true)).toMatchObject({
      do: 'expire',
      entry: { key: 'old' },
    });
    expect(nextStep([anEntry('old')], pressed + 23 * hour, true, 24 * hour)).toMatchObject({ do: 'send' });
  });
});

it('the pauses grow up to 15 seconds, or as long as the server asks', () => {
  const pauses = [0, 1, 2, 3, 4, 50].map(
    (failures) => afterFailure(anEntry('k', { failures }), pressed).retry_at - pressed,
  );
  expect(pauses).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000]);
  expect(afterFailure(anEntry('k'), pressed, 40)).toEqual({
    state: { is: 'waiting' },
    failures: 1,
    retry_at: pressed + 40_000,
  });
});

it('a new entry comes last, also after the clock was set back', () => {
  expect(orderAfter([], pressed)).toBe(pressed);
  expect(orderAfter([anEntry('k', { order: pressed + 5 })], pressed)).toBe(pressed + 6);
});

it('a box is full with a hundred entries of the account, whatever else is stored', () => {
  const entries = Array.from({ length: maxEntries }, (_, nth) => anEntry(`k${nth}`));
  const own = { account: 'me', box: 'comments' };
  expect(maxEntries).toBe(100);
  expect([isFull(entries, own), isFull(entries.slice(1), own)]).toEqual([true, false]);
  expect([isFull(entries, { ...own, box: 'punches' }), isFull(entries, { ...own, account: 'you' })]).toEqual([
    false,
    false,
  ]);
});

it('a refused entry is sent again with its key, an expired one as a new request', () => {
  const now = pressed + 30 * hour;
  expect(sentAgain(anEntry('k', { state: refused, failures: 3 }), now, 'new')).toEqual(anEntry('k'));
  expect(sentAgain(anEntry('k', { state: { is: 'expired' } }), now, 'new')).toEqual(
    anEntry('new', { at: new Date(now).toISOString() }),
  );
});

it('leaving the account loses what could not be stored, and delays what is not sent', () => {
  expect(unsentOf('me', [anEntry('k', { account: 'other' }), anEntry('k', { state: refused })])).toBeNull();
  expect(unsentOf('me', [anEntry('k', { kept: false, state: { is: 'sent', note: 'Late' } })])).toBeNull();
  expect(unsentOf('me', [anEntry('k')])).toBe('unsent');
  expect(unsentOf('me', [anEntry('k'), anEntry('k', { kept: false, state: refused })])).toBe('draft');
});
