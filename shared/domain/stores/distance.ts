type Point = { lat: number; lng: number };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance of two points (degrees of WGS 84) on a sphere, by the haversine formula. */
export const kilometres = (from: Point, to: Point): number => {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const width = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width));
};
