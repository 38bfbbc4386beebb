import type { FoundAddress } from '#shared/contracts/stores.ts';
import { consume } from '../data/rate-limits.ts';
import { findAddresses, nearestAddress } from './gazetteer.ts';
import { askForAddresses, askForNearest } from './nominatim.ts';

type Asking = { language: string; accountId: string; now: string };

/** Addresses for a typed text, from the configured service or, without one or if it fails, from the list of towns. */
export const addressesFor = (typed: string, { language, ...asking }: Asking): Promise<FoundAddress[]> =>
  withCooperation(
    asking,
    (url) => askForAddresses(url, typed, language),
    () => findAddresses(typed, language),
  );

/** The address nearest to a point in degrees of WGS 84, or null. */
export const addressAt = (
  point: { lat: number; lng: number },
  { language, ...asking }: Asking,
): Promise<FoundAddress | null> =>
  withCooperation(
    asking,
    (url) => askForNearest(url, point, language),
    () => nearestAddress(point.lat, point.lng, language),
  );

const withCooperation = async <T>(
  { accountId, now }: Omit<Asking, 'language'>,
  ask: (url: string) => Promise<T>,
  offline: () => T,
): Promise<T> => {
  const url = process.env['GEOCODER_URL'];
  if (!url) return offline();
  await consume('geocoding-of-account', accountId, now);
  try {
    return await ask(url);
  } catch (error) {
    // Without what was typed: it may be somebody's home.
    console.error(JSON.stringify({ geocoder: 'unavailable', error: String(error) }));
    return offline();
  }
};
