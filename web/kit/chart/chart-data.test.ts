import { describe, expect, it } from 'vitest';
import { type ChartData, pointAfter, readPoint, topOf } from './chart-data.ts';

const data: ChartData = {
  kind: 'stacked',
  label: 'Shifts',
  pointsLabel: 'Day',
  points: ['mon', 'tue'].map((id) => ({ id, tick: id, title: `day ${id}` })),
  series: [
    { id: 'worked', label: 'Worked', colour: 'shift-completed-line', values: [1200, 3] },
    { id: 'open', label: 'Open', colour: 'shift-new-line', values: [5] },
  ],
  format: (value) => new Intl.NumberFormat('cs').format(value),
};

describe('a chart', () => {
  it('says the values of a point in the format of the reader, missing ones as 0', () => {
    expect(readPoint(data, 0)).toBe('day mon, Worked: 1\u00a0200, Open: 5');
    expect(readPoint(data, 1)).toBe('day tue, Worked: 3, Open: 0');
  });

  it('says what its part counts again, which makes no stack higher', () => {
    const hatched = { ...data, part: { id: 'night', label: 'Night', values: [200] } };
    expect(readPoint(hatched, 0)).toBe('day mon, Worked: 1\u00a0200, Open: 5, Night: 200');
    expect(topOf(hatched)).toBe(1205);
  });

  it('is as high as its highest stack, bar or line, and has an axis without any value', () => {
    expect(topOf(data)).toBe(1205);
    expect(topOf({ ...data, kind: 'bars' })).toBe(1200);
    expect(topOf({ ...data, kind: 'lines' })).toBe(1200);
    expect(topOf({ ...data, series: [] })).toBe(1);
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowUp', 0, 1],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 0, 0],
    ['ArrowRight', 1, 1],
    ['Home', 1, 0],
    ['End', 0, 1],
    ['Enter', 0, undefined],
  ])('moves by %s from point %i to %s', (key, from, to) => {
    expect(pointAfter(key, from, 2)).toBe(to);
  });
});
