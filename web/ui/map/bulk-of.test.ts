import { describe, expect, it } from 'vitest';
import { bulkOf } from './bulk-of.ts';
import type { Point } from './map-style.ts';

const brno = { lat: 49.2, lng: 16.6 };
const london = { lat: 51.5, lng: -0.1 };
const newYork = { lat: 40.7, lng: -74 };
/** Points in a row, about a kilometre apart. */
const row = (count: number, { lat, lng } = brno): Point[] =>
  Array.from({ length: count }, (_, n) => ({ lat: lat + n / 100, lng }));
const towns = [
  [50.09, 14.42],
  [49.2, 16.6],
  [49.83, 18.28],
  [49.75, 13.38],
  [50.77, 15.06],
  [48.97, 14.47],
  [50.23, 12.87],
].map(([lat = 0, lng = 0]) => ({ lat, lng }));

describe('the bulk of points', () => {
  it.each<[string, Point[], Point[]]>([
    ['no point', [], []],
    ['one point', [brno], []],
    ['a point many times', Array<Point>(10).fill(brno), []],
    ['all near', row(10), []],
    ['a neighbouring town', [...row(10), { lat: 49.6, lng: 16.6 }], []],
    ['all of a country', towns, []],
    ['one far away', [...row(10), london], [london]],
    ['one far from a country', [...towns, newYork], [newYork]],
    ['two far away, each elsewhere', [london, ...row(10), newYork], [london, newYork]],
    ['two points', [brno, london], []],
    ['one of five far away', [...row(4), london], []],
    ['one of six far away', [...row(5), london], [london]],
    ['two clusters of one size', [...row(10), ...row(10, london)], []],
    ['a second cluster of a third', [...row(20), ...row(10, london)], []],
  ])('leaves out the far ones of: %s', (_, points, far) => {
    expect(bulkOf(points)).toEqual({ near: points.filter((one) => !far.includes(one)), far });
  });
});
