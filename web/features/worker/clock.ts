import { useEffect, useState } from 'react';
import { dayOf } from '../../ui/format.ts';

/** The current time, updated every second. */
export const useNow = (): string => {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const dayLength = 86_400_000;
/** Adds days to a YYYY-MM-DD date. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** The product's productTimeZone time zone, independent of the phone's. */
export const productTimeZone = 'Europe/Prague';
export const todayAt = (now: string): string => dayOf(now, productTimeZone);
