import { Temporal } from 'temporal-polyfill';
import { assistantLimits } from './limits.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type Row = { [name: string]: Json };

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** YYYY-MM-DDTHH:mm in Prague, which a model repeats without reckoning. */
const localText = (text: string): string =>
  Temporal.Instant.from(text)
    .toZonedDateTimeISO('Europe/Prague')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Times in Prague, and without what says nothing: nulls and empty lists. */
const readable = (value: Json): Json => {
  if (typeof value === 'string') return instant.test(value) ? localText(value) : value;
  if (Array.isArray(value)) return value.map(readable);
  if (!isRow(value)) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== null && !(Array.isArray(each) && each.length === 0));
  return Object.fromEntries(kept.map(([name, each]) => [name, readable(each)]));
};

const textAt = (row: Row, path: string): string => {
  const value = path.split('.').reduce<Json | undefined>((at, name) => (isRow(at) ? at[name] : undefined), row);
  return typeof value === 'string' ? value : '';
};

/** The page of a row; undefined if the row does not have all that its address needs. */
const linkOf = (page: string, row: Row): string | undefined => {
  const names = [...page.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => textAt(row, name) === '')) return undefined;
  return page.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => encodeURIComponent(textAt(row, name)));
};

const withLink = (page: string | null, row: Json): Json => {
  const link = page !== null && isRow(row) ? linkOf(page, row) : undefined;
  return link !== undefined && isRow(row) ? { ...row, link } : row;
};

export type ToolResult = {
  /** JSON for the model, with at most `assistantLimits.result` characters. */
  text: string;
  /** The pages that its rows link to. */
  links: string[];
};

const linksIn = (data: Json | undefined): string[] =>
  [data ?? null].flat().flatMap((row) => (isRow(row) && typeof row['link'] === 'string' ? [row['link']] : []));

/**
 * What a model gets of a reply: with the page of each row, local times, and as many rows as fit; `left_off` says how
 * many do not.
 */
export const toolResult = (reply: unknown, page: string | null): ToolResult => {
  const whole = reply as Json;
  const { next_cursor: _, prev_cursor: __, ...read } = isRow(whole) ? (readable(whole) as Row) : { data: whole };
  const data = read['data'];
  if (!Array.isArray(data)) {
    const single = { ...read, ...(data !== undefined && { data: withLink(page, data) }) };
    return { text: JSON.stringify(single).slice(0, assistantLimits.result), links: linksIn(single['data']) };
  }
  const rows = data.map((row) => withLink(page, row));
  const beside = JSON.stringify({ ...read, data: [], left_off: rows.length }).length;
  const room = assistantLimits.result - beside;
  const fitting = isHistory(rows) ? countFitting(rows.toReversed(), room) : countFitting(rows, room);
  const shown = isHistory(rows) ? rows.slice(rows.length - fitting) : rows.slice(0, fitting);
  const left_off = rows.length - fitting;
  const text = JSON.stringify({ ...read, data: shown, ...(left_off > 0 && { left_off }) });
  return { text: text.slice(0, assistantLimits.result), links: linksIn(shown) };
};

/** The rows of a thread or a log are the oldest first: of these the last ones matter. */
const isHistory = (rows: readonly Json[]): boolean => {
  const times = rows.map((row) => (isRow(row) ? textAt(row, 'at') : ''));
  return times.every((time, n) => time !== '' && time >= (times[n - 1] ?? ''));
};

const countFitting = (rows: readonly Json[], room: number): number => {
  let used = 0;
  const over = rows.findIndex((row) => {
    used += JSON.stringify(row).length + 1;
    return used > room;
  });
  return over < 0 ? rows.length : over;
};
