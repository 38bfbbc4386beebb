import { optional } from '../optional.tsx';

/**
 * A map with many points; those close together are shown as one. It fills a flex column. The same rows must be
 * readable as a list elsewhere. The code and the data are loaded when the map is shown.
 */
export const PointsMap = optional(() => import('./points-map-drawing.tsx'), {
  areas: ['map'],
  fallback: <span aria-hidden className="skeleton block min-h-80 flex-1" />,
});
