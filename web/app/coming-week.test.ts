import { describe, expect, it } from 'vitest';
import { comingWeek } from './coming-week.ts';

describe('the week of the command palette', () => {
  it.each([
    [
      'after midnight in Prague, when it is still yesterday in UTC',
      '2026-07-01T22:30:00Z',
      'Europe/Prague',
      '2026-07-02',
      '2026-07-09',
    ],
    [
      'in the evening in New York, when it is tomorrow in UTC',
      '2026-07-02T02:00:00Z',
      'America/New_York',
      '2026-07-01',
      '2026-07-08',
    ],
    ['late before the clocks go forward', '2026-03-28T22:30:00Z', 'Europe/Prague', '2026-03-28', '2026-04-04'],
    ['late before the clocks go back', '2026-10-24T21:30:00Z', 'Europe/Prague', '2026-10-24', '2026-10-31'],
  ])("starts on the current day in the reader's time zone: %s", (_, now, zone, from, to) => {
    expect(comingWeek(new Date(now), zone)).toEqual({ from, to });
  });
});
