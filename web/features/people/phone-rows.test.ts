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
    ['\u202A+420 777.000.001\u202C', '+420777000001'],
  ])('"%s" is sent as %s', (number, sent) => {
    expect(phoneRows().safeParse([{ number }]).success).toBe(true);
    expect(numbersIn([{ number }])).toEqual([sent]);
  });

  it.each(['', '777', 'none', '+420 777'])('"%s" is no number', (number) => {
    expect(phoneRows().safeParse([{ number }]).success).toBe(false);
  });

  it('stay as they are with a length that their country has no more', () => {
    const numbers = ['+42077700000'];
    expect(phoneRows(numbers).safeParse(rowsOf(numbers)).success).toBe(true);
    expect(phoneRows().safeParse(rowsOf(numbers)).success).toBe(false);
    expect(numbersIn(rowsOf(numbers))).toEqual(numbers);
  });
});
