import { expect, it } from 'vitest';
import { law } from '../data/shifts/law.ts';
import { holidayName } from './holiday-name.ts';

const holidays = [2025, 2026, 2030, 2038].flatMap((year) => law.holidays(`${year}-01-01`, `${year}-12-31`));

it('every state holiday has a name in the reader’s language', () => {
  for (const { date, name } of holidays) {
    expect(name).toContain(holidayName('cz', date));
    expect(holidayName('en', date)).toMatch(/^[ -~’]+$/);
    expect(holidayName('ru', date)).toMatch(/^[А-я ]+$/);
  }
  expect(holidays).toHaveLength(4 * 13);
});

it('the two Easter holidays have different names', () => {
  expect(holidayName('en', '2026-04-03')).toBe('Good Friday');
  expect(holidayName('ru', '2026-04-06')).toBe('Пасхальный понедельник');
});
