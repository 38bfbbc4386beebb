import * as z from 'zod/mini';
import { type Stored, stored } from './stored.ts';

/** Degrees of WGS 84; the accuracy in metres. */
export type Position = { lat: number; lng: number; accuracy: number };

/** Whether the account's punches on this phone carry the position. Off until the worker consents. */
export const positionChoice = (account: string): Stored<boolean> =>
  stored(`smena.position.${account}`, z.boolean(), false);

/** Milliseconds that a punch waits for the position. */
const longestWait = 3000;
/** The largest accuracy in metres that the server accepts. */
const leastAccurate = 1_000_000;
const options = { enableHighAccuracy: true, timeout: longestWait, maximumAge: 60_000 };

/** Where the phone is; undefined without an answer in time. Its own timeout leaves out the browser's question. */
export const locate = (geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<Position | undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), longestWait);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ lat: latitude, lng: longitude, accuracy: Math.min(accuracy, leastAccurate) }),
      () => resolve(undefined),
      options,
    );
  });

/** Lets the browser ask for its permission. Only a refusal is false: without a position now, there may be one later. */
export const mayLocate = (geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<boolean> =>
  new Promise((resolve) => {
    geolocation.getCurrentPosition(
      () => resolve(true),
      ({ code, PERMISSION_DENIED }) => resolve(code !== PERMISSION_DENIED),
      options,
    );
  });
