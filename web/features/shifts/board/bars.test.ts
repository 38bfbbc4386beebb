import { describe, expect, it } from 'vitest';
import { barOf, hoursOf, placeOf, windowOf } from './bars.ts';
import { nextChange } from './use-board.ts';

const now = '2026-10-27T13:32:41.205Z';
const window = { from: '2026-10-27T11:00:00.000Z', to: '2026-10-27T21:00:00.000Z' };
const at = (clock: string) => `2026-10-27T${clock}:00.000Z`;
const plan = { starts_at: at('13:00'), ends_at: at('19:00'), actual_start: null, actual_end: null };

describe('the window of a board', () => {
  it('of today begins at a full hour before now', () => expect(windowOf('2026-10-27', now)).toEqual(window));

  it('of another day is the whole day in Prague', () =>
    expect(windowOf('2026-10-27', null)).toEqual({ from: '2026-10-26T23:00:00.000Z', to: '2026-10-27T23:00:00.000Z' }));

  it.each([
    ['2026-10-25', 25],
    ['2026-03-29', 23],
  ])('of %s has %i hours, because the clocks change', (day, hours) => {
    const { from, to } = windowOf(day, null);
    expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBe(hours);
  });

  it('has a label for each hour, or for every third one of a day', () => {
    const labels = (shown: typeof window) => hoursOf(shown).map(({ label }) => label);
    expect(labels(window)).toEqual(['13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00']);
    expect(labels(windowOf('2026-10-27', null))).toEqual([
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
    ]);
    expect(hoursOf(window)[4]).toMatchObject({ at: at('16:00'), left: 50 });
  });
});

describe('the bar of a shift', () => {
  it.each([
    ['planned', { status: 'confirmed', ...plan }, { left: 20, width: 60 }],
    [
      'that runs, from its actual start',
      { status: 'in_progress', ...plan, actual_start: '2026-10-27T12:30:00.000Z' },
      { left: 15, width: 65 },
    ],
    [
      'that has ended',
      { status: 'completed', ...plan, actual_start: at('12:00'), actual_end: at('13:00') },
      { left: 10, width: 10 },
    ],
    [
      'that began before the window',
      { status: 'in_progress', ...plan, starts_at: at('05:00'), actual_start: at('05:00') },
      { left: 0, width: 80 },
    ],
    [
      'that is over before the window',
      { status: 'completed', ...plan, actual_start: at('05:00'), actual_end: at('10:30') },
      { left: 0, width: 0 },
    ],
    [
      'that begins after the window',
      { status: 'new', ...plan, starts_at: at('22:00'), ends_at: at('23:00') },
      { left: 100, width: 0 },
    ],
  ] as const)('%s', (_, shift, bar) => expect(barOf(shift, window, now)).toEqual(bar));

  it('goes on until now after the planned end', () => {
    const shift = { status: 'in_progress', ...plan, ends_at: at('13:15'), actual_start: at('12:59') } as const;
    const { left, width } = barOf(shift, window, now);
    expect(left + width).toBe(placeOf(now, window));
  });
});

it.each([
  ['today at the next edge', { day: '2026-10-27', changes_at: at('14:06') }, false, at('14:06')],
  ['today at midnight in Prague', { day: '2026-10-27', changes_at: null }, false, at('23:00')],
  [
    'today before an edge of tomorrow',
    { day: '2026-10-27', changes_at: '2026-10-28T06:00:00.000Z' },
    false,
    at('23:00'),
  ],
  [
    'a chosen day at the next edge',
    { day: '2026-10-27', changes_at: '2026-10-28T06:00:00.000Z' },
    true,
    '2026-10-28T06:00:00.000Z',
  ],
  ['a chosen day never', { day: '2026-10-27', changes_at: null }, true, null],
])('time alone changes the board of %s', (_, board, isChosen, next) => {
  expect(nextChange(board, isChosen)).toBe(next);
});
