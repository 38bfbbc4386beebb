import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import * as format from './format.ts';

const prague = 'Europe/Prague';
const nbsp = '\u00A0';

describe('formatting', () => {
  beforeAll(async () => {
    await i18next.init({ lng: 'en', fallbackLng: false });
  });

  it("shows instants in the store's time zone", () => {
    expect(format.moment('2026-10-27T13:32:08.000Z', prague)).toBe('27.10.2026 14:32:08');
    expect(format.clockRange('2026-10-27T05:00:00.000Z', '2026-10-27T13:00:00.000Z', prague)).toBe('06:00–14:00');
    expect(format.dayOf('2026-10-27T23:30:00.000Z', prague)).toBe('2026-10-28');
  });

  it('shows a night shift on the day of its start, also when the clocks go back', () => {
    expect(format.shiftTime('2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z', prague)).toBe(
      'Sat 24.10. 22:00–06:00',
    );
  });

  it("names the weekday in full in a sentence, because Czech abbreviates Monday as 'po', which also means 'after'", async () => {
    await i18next.changeLanguage('cs');
    expect(format.namedDay('2026-11-23')).toBe('pondělí 23.11.');
    expect(format.dayAndTime('2026-11-23T13:00:00.000Z', prague)).toBe('pondělí 23.11. 14:00');
    expect(format.shiftInText('2026-11-22T23:00:00.000Z', '2026-11-23T05:00:00.000Z', prague)).toBe(
      'pondělí 23.11. 00:00–06:00',
    );
    await i18next.changeLanguage('en');
  });

  it('shows days and ranges', () => {
    expect(format.shortDay('2026-10-27')).toBe('Tue 27.10.');
    expect(format.longDay('2026-10-27')).toBe('Tuesday 27 October');
    expect(format.dayRange('2026-10-26', '2026-11-01')).toBe('26.10. – 01.11.2026');
    expect(format.dayRange('2026-12-28', '2027-01-03')).toBe('28.12.2026 – 03.01.2027');
  });

  it('shows hours from minutes, with a real minus sign', () => {
    expect([450, 5, -7, 0].map(format.hours)).toEqual(['7:30', '0:05', '−0:07', '0:00']);
    expect([7, -3, 0].map(format.difference)).toEqual(['+0:07', '−0:03', '±0:00']);
  });

  it('shows money from haléř with no-break spaces', () => {
    expect(format.money(123_450)).toBe(`1${nbsp}234,50${nbsp}Kč`);
    expect([12_000, -12_000].map(format.moneyDifference)).toEqual([`+120,00${nbsp}Kč`, `−120,00${nbsp}Kč`]);
  });

  it("names days in the reader's language", async () => {
    await i18next.changeLanguage('cs');
    expect(format.shortDay('2026-10-27')).toBe('út 27.10.');
    await i18next.changeLanguage('ru');
    expect(format.dayName('2026-10-27')).toBe('вторник');
  });
});
