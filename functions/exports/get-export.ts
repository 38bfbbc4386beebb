import { getExport } from '#shared/contracts/exports.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { fileOf, getExport as loadExport, type StoredExport } from '../data/exports/exports.ts';
import { privateUrl } from '../data/files/private-url.ts';
import { serve } from '../http/serve.ts';
import { titleIn } from './title.ts';
import { toReplyExport } from './to-reply.ts';

export const handler = serve(getExport, async ({ params, actor, locale, now }) => {
  const one = await loadExport(actor, params.id);
  const presented = toReplyExport(one, now);
  const url = presented.state === 'ready' ? await privateUrl(fileOf(one), nameOf(one, locale), now) : null;
  return { data: { ...presented, url } };
});

/** Swedish dates are written year-month-day, so that files sort by name. */
const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague' });
const nameOf = ({ list, format, created_at }: StoredExport, locale: Locale): string =>
  `${titleIn(locale, list)} ${day.format(new Date(created_at))}.${format}`;
