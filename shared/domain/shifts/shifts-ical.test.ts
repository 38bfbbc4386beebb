import { describe, expect, test } from 'vitest';
import { aShift } from './examples.ts';
import type { Shift } from './shift.ts';
import { shiftsIcal } from './shifts-ical.ts';

const labels = {
  name: 'Smena',
  title: ({ category }: Shift) => category.names.en,
  address: () => 'https://smena.test/1',
};
const lines = (...shifts: Shift[]) => shiftsIcal(shifts, labels).split('\r\n');

describe('an iCalendar file of shifts', () => {
  test('keeps identity and version of each shift, so that a second import updates it', () => {
    const event = lines(aShift({ id: 's1', version: 7 }));
    expect(event).toContain('UID:s1@smena');
    expect(event).toContain('SEQUENCE:7');
  });

  test("uses the store's time, whatever the reader's time zone", () => {
    const event = lines(aShift({ starts_at: '2026-11-23T05:00:00.000Z', ends_at: '2026-11-23T13:00:00.000Z' }));
    expect(event).toContain('DTSTART;TZID=Europe/Prague:20261123T060000');
    expect(event).toContain('DTEND;TZID=Europe/Prague:20261123T140000');
  });

  test('describes the time zone, with the longer night at the clock change', () => {
    const night = aShift({ starts_at: '2026-10-24T20:00:00.000Z', ends_at: '2026-10-25T05:00:00.000Z' });
    const zone = lines(night);
    expect(zone.filter((line) => /^(BEGIN:(DAY|STA)|DTSTART:|TZOFFSET)/.test(line))).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
    ]);
  });

  test.each([
    ['new', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['canceled', 'CANCELLED'],
  ] as const)('shows their certainty: %s is %s', (status, said) =>
    expect(lines(aShift({ status }))).toContain(`STATUS:${said}`),
  );
});
