type Point = { lat: number; lng: number };

/** Six decimals are 10 cm. */
const decimals = 1e6;

/** `49.195061, 16.606837`, as maps show it; empty without a point, and the text itself if it is none. */
export const writePoint = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { lat, lng } = value as Point;
  return `${lat}, ${lng}`;
};

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)°?`;
const pattern = new RegExp(`^${number}\\s*([NS])?[,;\\s]\\s*${number}\\s*([EW])?$`, 'i');

/**
 * A point in degrees of WGS 84 as copied from a map: `49.195, 16.608`, `49.195N, 16.608E`. Null for empty text, and the
 * text itself if it is no point, which the contract refuses.
 */
export const readPoint = (text: string): Point | string | null => {
  const written = text.trim();
  if (written === '') return null;
  const [, lat, south, lng, west] = pattern.exec(written) ?? [];
  if (lat === undefined || lng === undefined) return text;
  const point = { lat: signed(lat, south, 'S'), lng: signed(lng, west, 'W') };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : text;
};

const signed = (degrees: string, side: string | undefined, negative: string): number =>
  (Math.round(Number(degrees) * decimals) / decimals) * (side?.toUpperCase() === negative ? -1 : 1);
