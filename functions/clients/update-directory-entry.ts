import { updateDirectoryEntry } from '#shared/contracts/clients.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { directoryEntryAudit } from '#shared/domain/clients/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { directoryEntryWrite, getDirectoryEntry } from '../data/clients/directory.ts';
import { specialtyNames } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { performerFor } from './cooperation-for.ts';
import { toReplyEntry } from './to-reply-entry.ts';

export const handler = serve(updateDirectoryEntry, async ({ actor, params, body, locale, now }) => {
  const vendor = await performerFor(actor, params.id);
  const [before, names, specialties] = await Promise.all([
    getDirectoryEntry(vendor.id),
    specialtyNames(),
    specialtiesIn(locale),
  ]);
  const { version, categories_ids, ...said } = body;
  if (before.version !== version) throw new Problem('changed');
  if (categories_ids?.some((id) => !names.has(id)))
    throw new Problem('not-found', { fields: { categories_ids: { key: 'not-found' } } });
  const category_ids = categories_ids ?? before.category_ids;
  const entry = { ...before, ...said, category_ids, version: version + 1 };
  const named = (one: typeof before) => ({
    ...one,
    specialties: one.category_ids.flatMap((id) => names.get(id)?.cs ?? []),
  });
  const changes = changesOf(directoryEntryAudit, named(before), named(entry));
  const company = { id: vendor.id, name: vendor.name };
  return {
    reply: { data: toReplyEntry(vendor, entry, specialties) },
    writes: [
      directoryEntryWrite(entry),
      auditEntryWrite({ action: 'directory-entry-changed', by: actor, at: now, company, about: company, changes }),
    ],
  };
});
