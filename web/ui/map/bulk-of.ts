import { kilometres } from '#shared/domain/stores/distance.ts';
import type { Point } from './map-style.ts';

/** Kilometres; points within it are never far. */
const leastFar = 50;
/** A larger share of the points is a part of the bulk. */
const maxFarShare = 0.2;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
};

/**
 * Splits points into the bulk and a few far ones, which would make the bulk one dot on a map. Far ones are over three
 * median distances from the median point.
 */
export const bulkOf = <P extends Point>(points: readonly P[]): { near: readonly P[]; far: readonly P[] } => {
  const middle = { lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) };
  const distances = points.map((point) => kilometres(middle, point));
  const limit = Math.max(3 * median(distances), leastFar);
  const isFar = (_: P, n: number) => (distances[n] ?? 0) > limit;
  const far = points.filter(isFar);
  if (far.length >= maxFarShare * points.length) return { near: points, far: [] };
  return { near: points.filter((one, n) => !isFar(one, n)), far };
};
