import { expect, test } from 'vitest';
import { scaleOf } from './timeline-scale.ts';

const labels = (from: string, to: string) => scaleOf([from, to], 'Europe/Prague').hours.map(({ label }) => label);

test('an autumn night shows 02:00 twice, both marked', () => {
  const { hours } = scaleOf(['2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z'], 'Europe/Prague');
  expect(hours.filter(({ odd }) => odd).map(({ label }) => label)).toEqual(['02:00', '02:00']);
  expect(hours).toHaveLength(10);
});

test('a spring night has no 02:00', () => {
  expect(labels('2027-03-27T21:00:00.000Z', '2027-03-28T04:00:00.000Z')).not.toContain('02:00');
});

test('shades the night from 22:00 to 06:00 only', () => {
  const { at, nights } = scaleOf(['2026-11-24T20:00:00.000Z', '2026-11-25T06:00:00.000Z'], 'Europe/Prague');
  expect(nights[0]?.left).toBeCloseTo(at('2026-11-24T21:00:00.000Z'));
  const last = nights.at(-1);
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(at('2026-11-25T05:00:00.000Z'));
});
