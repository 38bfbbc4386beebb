import { describe, expect, it } from 'vitest';
import { createPunchQueue, noPunches } from './punch-queue.ts';
import type { Punches, Verdict } from './punch-queue.ts';
import type { Punch } from './punches.ts';

const punch = (key: string, waits = false): Punch => ({
  key,
  shift_id: 'thursday',
  action: 'start',
  at: '2026-11-26T04:58:00.000Z',
  store: 'Pankrác',
  time_zone: 'Europe/Prague',
  waits,
});
const onTime: Verdict = { recorded_at: '2026-11-26T04:58:01.000Z' };
const late: Verdict = { recorded_at: '2026-11-26T05:20:00.000Z' };

/** A fake phone storage and a fake server that returns these verdicts and records the idempotency keys. */
const phone = (...verdicts: Verdict[]) => {
  let kept: Punches = noPunches;
  const sent: string[] = [];
  const device = { read: () => kept, write: (next: Punches) => void (kept = next), subscribe: () => () => {} };
  const send = ({ key }: Punch) => {
    sent.push(key);
    return Promise.resolve(verdicts.shift() ?? onTime);
  };
  return { queue: createPunchQueue(device), send, sent, kept: () => kept };
};

describe('the punches stored on a phone', () => {
  it('are sent in order and removed when they are recorded', async () => {
    const { queue, send, sent, kept } = phone();
    queue.add(punch('first'));
    queue.add(punch('second'));
    await queue.flush(send);
    expect(sent).toEqual(['first', 'second']);
    expect(kept()).toEqual(noPunches);
  });

  it('stay without a response, and later ones wait', async () => {
    const { queue, send, sent, kept } = phone('later');
    queue.add(punch('first'));
    queue.add(punch('second'));
    await queue.flush(send);
    expect(sent).toEqual(['first']);
    expect(kept().waiting.map(({ key, waits }) => [key, waits])).toEqual([
      ['first', true],
      ['second', false],
    ]);
  });

  it('keep their idempotency key when they are sent again', async () => {
    const { queue, send, sent } = phone('later');
    queue.add(punch('first'));
    await queue.flush(send);
    await queue.flush(send);
    expect(sent).toEqual(['first', 'first']);
  });

  it('are sent once, also with concurrent attempts', async () => {
    const { queue, send, sent } = phone();
    queue.add(punch('first'));
    await Promise.all([queue.flush(send), queue.flush(send)]);
    expect(sent).toEqual(['first']);
  });

  it('show why one was refused until that is read, and do not block the next one', async () => {
    const { queue, send, kept } = phone({ refusal: 'The shift is past this step.' });
    queue.add(punch('first'));
    queue.add(punch('second'));
    await queue.flush(send);
    expect(kept()).toMatchObject({ waiting: [], outcomes: [{ refusal: 'The shift is past this step.' }] });
    queue.dismiss();
    expect(kept()).toEqual(noPunches);
  });

  it('show when one was recorded later than it was made', async () => {
    const { queue, send, kept } = phone(late, onTime);
    queue.add(punch('waited', true));
    queue.add(punch('arrived at once', true));
    await queue.flush(send);
    expect(kept().outcomes).toMatchObject([{ punch: { key: 'waited' }, recorded_at: '2026-11-26T05:20:00.000Z' }]);
  });

  it("show no warning when the phone's clock is slow", async () => {
    const { queue, send, kept } = phone(late);
    queue.add(punch('sent at once'));
    await queue.flush(send);
    expect(kept().outcomes).toEqual([]);
  });
});
