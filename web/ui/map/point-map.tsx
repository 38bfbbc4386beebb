import { optional } from '../optional.tsx';

/**
 * A map with one point, which `onPick` moves: by a press, by dragging the pin, or by Enter in the middle of the map. The
 * point must be shown and editable as text beside it. The code and the data are loaded when the map is shown.
 */
export const PointMap = optional(() => import('./point-map-drawing.tsx'), {
  areas: ['map'],
  fallback: <span aria-hidden className="skeleton block h-72 w-full" />,
});
