import { describe, expect, test } from 'vitest';
import { apart, scaleOf, labelPlacement } from './timeline-scale.ts';

const zone = 'Europe/Prague';

const labels = (from: string, to: string) => scaleOf([from, to], zone).ticks.map(({ label }) => label);

test('an autumn night shows 02:00 twice, both marked', () => {
  const { ticks: hours } = scaleOf(['2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z'], zone);
  expect(hours.filter(({ odd }) => odd).map(({ label }) => label)).toEqual(['02:00', '02:00']);
  expect(hours).toHaveLength(10);
});

test('a spring night has no 02:00', () => {
  expect(labels('2027-03-27T21:00:00.000Z', '2027-03-28T04:00:00.000Z')).not.toContain('02:00');
});

test('labels that would overlap the last shown one are left out', () => {
  expect(apart([10, 15, 22, 60], 12)).toEqual([0, 2, 3]);
  expect(apart([], 12)).toEqual([]);
});

test('only the night from 22:00 to 06:00 is shaded', () => {
  const { at, nights } = scaleOf(['2026-11-24T20:00:00.000Z', '2026-11-25T06:00:00.000Z'], zone);
  expect(nights[0]?.left).toBeCloseTo(at('2026-11-24T21:00:00.000Z'));
  const last = nights.at(-1);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(at('2026-11-25T05:00:00.000Z'));
});

describe('a scale over several days', () => {
  const scale = scaleOf(['2026-11-23T05:00:00.000Z', '2026-11-23T13:00:00.000Z', '2026-11-28T13:00:00.000Z'], zone);

  test('has a mark at the midnight of each day', () => {
    expect(scale.byDays).toBe(true);
    expect(scale.ticks.map(({ label }) => label.slice(-6))).toEqual(['24.11.', '25.11.', '26.11.', '27.11.', '28.11.']);
    for (const { instant } of scale.ticks) expect(scale.at(instant)).toBeGreaterThan(0);
    for (const { instant } of scale.ticks) expect(scale.at(instant)).toBeLessThan(100);
  });

  test('keeps hours within one night', () => {
    expect(scaleOf(['2026-11-23T21:00:00.000Z', '2026-11-24T05:00:00.000Z'], zone).byDays).toBe(false);
  });
});

test.each([
  [{ left: 2, width: 90 }, 'inside'],
  [{ left: 2, width: 5 }, 'after'],
  [{ left: 93, width: 5 }, 'before'],
  [{ left: 60, width: 10 }, 'before'],
])('the label of a bar at %j is placed %s it', (bar, place) => {
  expect(labelPlacement(bar, 20)).toBe(place);
});
