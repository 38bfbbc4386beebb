import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';

const row = (...cells: Parameters<typeof csv>[1][number]) => csv([], [cells]).split('\r\n')[1];

describe('a CSV file for spreadsheets', () => {
  test('has a header, semicolons and a byte order mark', () =>
    expect(csv(['Store', 'Worked'], [['Praha 4', 454]])).toBe('\uFEFFStore;Worked\r\nPraha 4;454\r\n'));

  test('quotes values that contain separators or line breaks', () =>
    expect(row('a;b', 'say "hi"', 'two\nlines', null)).toBe('"a;b";"say ""hi""";"two\nlines";'));

  test.each(['=1+1', '+420 777', '-2', '@SUM(A1)', '\tx', ' =1+1'])('runs nothing: %j', (text) =>
    expect(row(text)).toMatch(/^"?'/),
  );

  test('writes numbers without quotes', () => expect(row(-2, 0)).toBe('-2;0'));
});
