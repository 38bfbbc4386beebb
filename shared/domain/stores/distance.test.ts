import { expect, it } from 'vitest';
import { kilometres } from './distance.ts';

const prague = { lat: 50.088, lng: 14.421 };

it.each([
  ['itself', prague, 0],
  ['Brno', { lat: 49.195, lng: 16.608 }, 185],
  ['New York', { lat: 40.713, lng: -74.006 }, 6575],
  ['the opposite point', { lat: -50.088, lng: -165.579 }, Math.PI * 6371],
])('from Prague to %s', (_, to, distance) => {
  expect(Math.abs(kilometres(prague, to) - distance)).toBeLessThan(10);
});
