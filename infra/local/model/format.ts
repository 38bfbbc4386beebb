import { dayMonth, fullDay } from '#shared/domain/time-text.ts';
import type { Days } from './dates.ts';

const koruny = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });
/** Haléř to `1 234,50 Kč`, as the app shows them in every language. */
export const money = (halere: number): string => koruny.format(halere / 100).replace('-', '−');

/** `7:30` */
export const hours = (minutes: number): string =>
  `${minutes < 0 ? '−' : ''}${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

/** `29.11.2026` or `23.11. – 29.11.2026`. */
export const dayRange = ({ from, to }: Days): string =>
  from === to ? fullDay(to) : `${dayMonth(from)} – ${fullDay(to)}`;

/** Of local texts `2026-11-29T08:00`: `08:00–16:00`. */
export const clockRange = (from: string, to: string): string => `${from.slice(11, 16)}–${to.slice(11, 16)}`;
/** `29.11.` of a local text. */
export const shortDay = (at: string): string => dayMonth(at.slice(0, 10));
/** `29.11.2026 08:00` of a local text, `29.11.2026` of a day. */
export const moment = (at: string): string => `${fullDay(at.slice(0, 10))} ${at.slice(11, 16)}`.trim();
