import { kilometres } from '../stores/distance.ts';

type Point = { lat: number; lng: number };

/** Metres around the store's point: its building and the way to the door. */
const radius = 200;
/** Metres that a position may be inaccurate and still say something. */
const maxInaccuracy = 500;

/**
 * Whether a phone is at a store, and the metres to it. A position counts as inside as far as its accuracy allows it;
 * null without the store's location.
 */
export const placeOf = (
  store: Point | null,
  { accuracy, ...point }: Point & { accuracy: number },
): { place: 'inside' | 'outside'; distance: number } | null => {
  if (store === null) return null;
  const distance = Math.round(kilometres(store, point) * 1000);
  return { place: distance <= radius + Math.min(accuracy, maxInaccuracy) ? 'inside' : 'outside', distance };
};
