import { getDirectoryEntry } from '#shared/contracts/clients.ts';
import { getDirectoryEntry as loadEntry } from '../data/clients/directory.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { performerFor } from './cooperation-for.ts';
import { toReplyEntry } from './to-reply-entry.ts';

export const handler = serve(getDirectoryEntry, async ({ actor, params, locale }) => {
  const vendor = await performerFor(actor, params.id);
  const [entry, specialties] = await Promise.all([loadEntry(vendor.id), specialtiesIn(locale)]);
  return { data: toReplyEntry(vendor, entry, specialties) };
});
