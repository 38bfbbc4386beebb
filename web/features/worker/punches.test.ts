import { describe, expect, it } from 'vitest';
import type { PunchAction } from '#shared/domain/shifts/shift.ts';
import type { Entry } from '../../api/unsent/entry.ts';
import { exampleShift } from '../../domain/shifts/example-shift.ts';
import {
  bodyOf,
  isClaim,
  lateRecord,
  mayPunch,
  noteOf,
  outcomeOf,
  type Punch,
  type PunchContent,
  punchesOf,
  recordedAt,
  withPunches,
} from './punches.ts';

const shift = exampleShift({ actions: ['leave'] });
const at = (time: string) => `2026-11-26T${time}:00.000Z`;
const punch = (action: PunchAction, time: string, waits = true): Punch => ({
  key: `${action} ${time}`,
  shift_id: shift.id,
  action,
  at: at(time),
  store: 'Pankrác',
  time_zone: 'Europe/Prague',
  waits,
  kept: true,
});
const day = [
  punch('start', '04:58'),
  punch('break_start', '09:00'),
  punch('break_end', '09:30'),
  punch('end', '13:00'),
];

describe('a shift with unsent punches', () => {
  it('is shown as it will be after sending', () => {
    expect(withPunches(shift, day)).toMatchObject({
      status: 'completed',
      actual_start: at('04:58'),
      breaks: [{ from: at('09:00'), to: at('09:30') }],
      actual_end: at('13:00'),
      minutes_worked: 452,
      actions: [],
    });
  });

  it('allows the next action without a connection', () => {
    expect(withPunches(shift, day.slice(0, 1)).actions).toEqual(['break_start', 'end']);
    expect(withPunches(shift, day.slice(0, 2)).actions).toEqual(['break_end', 'end']);
  });

  it('waits for the response to a punch that is being sent', () => {
    expect(withPunches(shift, [punch('start', '04:58', false)])).toBe(shift);
  });

  it('applies a punch once when the response to it was lost', () => {
    const started = exampleShift({ status: 'in_progress', actual_start: at('05:01') });
    expect(withPunches(started, day.slice(0, 1))).toBe(started);
  });

  it('does not affect other shifts', () => {
    const other = exampleShift({ id: 'friday' });
    expect(withPunches(other, day)).toBe(other);
  });
});

describe('the start', () => {
  it('is enabled when the server allows it', () => {
    expect(mayPunch(shift, 'start', at('04:50'), true)).toBe(false);
    expect(mayPunch({ ...shift, actions: ['start'] }, 'start', at('04:50'), true)).toBe(true);
  });

  it('follows the rules without a connection: from 15 minutes before the start until the planned end', () => {
    const open = ['04:44', '04:45', '12:59', '13:00'].map((time) => mayPunch(shift, 'start', at(time), false));
    expect(open).toEqual([false, true, true, false]);
  });
});

it('a punch is recorded when the server confirms it', () => {
  const breaks = [{ from: at('09:01'), to: at('09:31') }];
  const worked = exampleShift({ actual_start: at('05:00'), breaks, actual_end: at('13:02') });
  const times = (['start', 'break_start', 'break_end', 'end'] as const).map((action) => recordedAt(worked, action));
  expect(times).toEqual([at('05:00'), at('09:01'), at('09:31'), at('13:02')]);
});

describe('an entry of the outbox', () => {
  const content: PunchContent = { shift_id: shift.id, action: 'start', store: 'Pankrác', time_zone: 'Europe/Prague' };
  const anEntry = (state: Entry['state'], failures = 0): Entry<PunchContent> => ({
    account: 'me',
    box: 'punches',
    subject: 'all',
    order: 1,
    key: 'start 04:58',
    at: at('04:58'),
    content,
    failures,
    retry_at: 0,
    state,
    kept: true,
  });

  it('is a punch that is being sent, and one that waits after a failure, also while it is tried again', () => {
    expect(punchesOf([anEntry({ is: 'waiting' })])).toEqual([punch('start', '04:58', false)]);
    expect(punchesOf([anEntry({ is: 'sending' }, 1)])).toEqual([punch('start', '04:58')]);
    // The second one is not tried before the first.
    expect(punchesOf([anEntry({ is: 'waiting' }, 1), anEntry({ is: 'waiting' })])).toMatchObject([
      { waits: true },
      { waits: true },
    ]);
    expect(outcomeOf(anEntry({ is: 'sending' }, 1))).toBeNull();
  });

  it('is shown to the worker when it was refused, not counted, recorded late or could not be sent', () => {
    const ended = [
      { is: 'refused', message: 'Past this step' } as const,
      { is: 'refused', message: 'Not the code', code: 'store-code-invalid' } as const,
      { is: 'sent', note: at('05:20') } as const,
      { is: 'sent', note: 'claimed' } as const,
      { is: 'expired' } as const,
    ].map((state) => anEntry(state, 1));
    expect(punchesOf(ended)).toEqual([]);
    expect(ended.map(outcomeOf)).toEqual([
      { punch: punch('start', '04:58'), is: 'refused', message: 'Past this step', byCode: false },
      { punch: punch('start', '04:58'), is: 'refused', message: 'Not the code', byCode: true },
      { punch: punch('start', '04:58'), is: 'late', recorded_at: at('05:20') },
      { punch: punch('start', '04:58'), is: 'claimed' },
      { punch: punch('start', '04:58'), is: 'expired' },
    ]);
  });

  const pressed = '2026-11-26T04:58:07.412Z';
  const corrected = { ...anEntry({ is: 'sending' }), content: { ...content, at: pressed } };

  it('has the time of the press by the server’s clock, also on a phone that is a day ahead', () => {
    expect(punchesOf([{ ...corrected, at: '2026-11-27T04:58:07.412Z' }])).toMatchObject([{ at: pressed }]);
  });

  it('is sent with the same body at each try: what the phone stored, and nothing of an earlier version', () => {
    const position = { lat: 50.05, lng: 14.43, accuracy: 12 };
    const full = { ...content, at: pressed, store_code: 'Xy_-0123456789ab', position };
    expect(JSON.stringify(bodyOf(full))).toBe(
      JSON.stringify({ at: pressed, store_code: 'Xy_-0123456789ab', position }),
    );
    expect(JSON.stringify(bodyOf(content))).toBe('{}');
  });

  it('is reported if the recorded time differs from the press by a minute or more, in both directions', () => {
    const recorded = (time: string) => lateRecord(corrected, `2026-11-26T${time}Z`);
    expect(['04:58:07.412', '04:59:07.411', '04:57:07.413'].map(recorded)).toEqual([undefined, undefined, undefined]);
    expect([recorded('04:59:07.412'), recorded('04:57:07.412')]).toEqual([
      '2026-11-26T04:59:07.412Z',
      '2026-11-26T04:57:07.412Z',
    ]);
  });

  it('that the performer has to record stays with a note, also if the shift shows another start', () => {
    const claim = {
      id: corrected.key,
      action: 'start' as const,
      at: pressed,
      received_at: at('06:00'),
      by: { id: 'jana', fio: 'Jana Nováková' },
      refusal: 'shift-action-not-allowed',
    };
    const answered = exampleShift({ actual_start: at('05:30'), claims: [{ ...claim, id: 'of another' }, claim] });
    expect([isClaim(corrected, answered), noteOf(corrected, answered)]).toEqual([true, 'claimed']);
    const counted = exampleShift({ actual_start: pressed, claims: [{ ...claim, id: 'of another' }] });
    expect([isClaim(corrected, counted), noteOf(corrected, counted)]).toEqual([false, undefined]);
    expect(isClaim(corrected, shift)).toBe(false);
  });

  it("of an earlier version is late if it had to wait for a minute; a phone's slow clock alone is no delay", () => {
    const waited = anEntry({ is: 'waiting' }, 1);
    expect(lateRecord(waited, at('04:59'))).toBe(at('04:59'));
    expect(lateRecord(waited, '2026-11-26T04:58:59.999Z')).toBeUndefined();
    expect(lateRecord(anEntry({ is: 'waiting' }), at('05:20'))).toBeUndefined();
    expect(lateRecord(waited, null)).toBeUndefined();
  });
});
