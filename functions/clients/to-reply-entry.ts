import type * as z from 'zod/mini';
import type { getDirectoryEntry } from '#shared/contracts/clients.ts';
import type { DirectoryEntry } from '../data/clients/directory.ts';
import type { Company } from '../data/companies/company.ts';
import type { specialtiesIn } from '../http/specialties-in.ts';

export const toReplyEntry = (
  vendor: Company,
  entry: DirectoryEntry,
  specialties: Awaited<ReturnType<typeof specialtiesIn>>,
): z.input<typeof getDirectoryEntry.reply>['data'] => ({
  ...entry,
  id: vendor.id,
  name: vendor.name,
  specialties: specialties(entry.category_ids),
});
