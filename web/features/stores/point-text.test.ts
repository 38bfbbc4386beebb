import { expect, it } from 'vitest';
import { readPoint, writePoint } from './point-text.ts';

it.each([
  ['49.195061, 16.606837', { lat: 49.195_061, lng: 16.606_837 }],
  [' 49.195 16.608 ', { lat: 49.195, lng: 16.608 }],
  ['49.1950610N, 16.6068370E', { lat: 49.195_061, lng: 16.606_837 }],
  ['33.9° S, 18.4° w', { lat: -33.9, lng: -18.4 }],
  ['-33.9,18', { lat: -33.9, lng: 18 }],
  ['49.12345678, 16', { lat: 49.123_457, lng: 16 }],
])('%j is a point', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

it.each(['49.195', 'Brno', '91, 16', '49, 181', '49,195, 16,608', '49..1, 16', '1e1, 5'])('%j is none', (text) => {
  expect(readPoint(text)).toBe(text);
  expect(writePoint(text)).toBe(text);
});

it('empty text is no point', () => {
  expect(readPoint(' ')).toBeNull();
  expect(writePoint(null)).toBe('');
});

it('a point is written as maps show it, and read back', () => {
  const point = { lat: 49.195_061, lng: -16.6 };
  expect(writePoint(point)).toBe('49.195061, -16.6');
  expect(readPoint(writePoint(point))).toEqual(point);
});
