import { describe, expect, it } from 'vitest';
import { numbersIn, phoneRows, rowsOf } from './phone-rows.ts';

describe('further phone numbers', () => {
  it('are shown in groups, and sent as they were', () => {
    const numbers = ['+420777000001', '+49301234567'];
    expect(rowsOf(numbers)[0]).toEqual({ number: '+420 777 000 001' });
    expect(numbersIn(rowsOf(numbers))).toEqual(numbers);
  });

  it.each([
    ['777 000 001', '+420777000001'],
    ['00420 777 000 001', '+420777000001'],
    ['+421 905 123 456', '+421905123456'],
  ])('"%s" is sent as %s', (number, sent) => {
    expect(phoneRows.safeParse([{ number }]).success).toBe(true);
    expect(numbersIn([{ number }])).toEqual([sent]);
  });

  it.each(['', '777', 'none', '+420 777'])('"%s" is no number', (number) => {
    expect(phoneRows.safeParse([{ number }]).success).toBe(false);
  });
});
