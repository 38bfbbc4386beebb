import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { includesFolded } from '#shared/domain/fold-text.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { getCompany, readCompany } from '../companies/companies.ts';
import {
  directoryEntriesPartition,
  directoryEntryKey,
  type ListedPerformer,
  performersPartition,
} from '../companies/company-entries.ts';
import { type Company, companyKey } from '../companies/company.ts';
import { entity } from '../entity.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { bounds } from '../scope.ts';
import { atVersion, get, ifNotExists, queryTableEventually, type Write } from '../table.ts';

/** What a performer says about itself, for customers that look for one. */
const DirectoryEntry = z.object({
  vendor_id: id,
  version: z.int(),
  listed: z.boolean(),
  /** Where it works, in its own words. */
  area: z.nullable(z.string()),
  category_ids: z.array(id),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

const entries = entity('directory-entry', DirectoryEntry);

/** A performer is in the directory before it has said anything about itself. */
const newEntry = (vendorId: string): DirectoryEntry => ({
  vendor_id: vendorId,
  version: 0,
  listed: true,
  area: null,
  category_ids: [],
});

/** Has no access check. Version 0 if nothing is stored. */
export const getDirectoryEntry = async (vendorId: string): Promise<DirectoryEntry> => {
  const item = await get(directoryEntryKey(vendorId));
  return item ? entries.read(item) : newEntry(vendorId);
};

/** Has no access check. Undefined for a performer that is inactive or has left the directory. */
export const findListedPerformer = async (vendorId: string): Promise<Company | undefined> => {
  const [vendor, { listed }] = await Promise.all([getCompany(vendorId), getDirectoryEntry(vendorId)]);
  return vendor?.role === 'vendor' && vendor.active && listed ? vendor : undefined;
};

/** Fails as part `entry` unless its version is stored minus one. */
export const directoryEntryWrite = (entry: DirectoryEntry): Write => ({
  part: 'entry',
  put: { ...directoryEntryKey(entry.vendor_id), ...entries.store(entry) },
  if: entry.version === 1 ? ifNotExists : atVersion(entry.version - 1),
});

type Filter = Paging<'name'> & {
  name?: string | undefined;
  town?: string | undefined;
  category_id?: readonly string[] | undefined;
};
type Listed = ListedPerformer & Omit<DirectoryEntry, 'vendor_id' | 'version'>;

/**
 * One page of the performers that customers find, by name, with what they say about themselves. All are read and
 * filtered: some thousands. The list is the same for all readers.
 */
export const listPerformers = async (
  filter: Filter,
): Promise<Page<{ company: Company; entry: Omit<DirectoryEntry, 'version' | 'vendor_id'> }>> => {
  const [performers, stored] = await Promise.all([
    queryTableEventually(performersPartition, { limit: bounds.entries }),
    queryTableEventually(directoryEntriesPartition, { limit: bounds.entries }),
  ]);
  const said = new Map(stored.map((item) => [String(item['sk']), entries.read(item)]));
  const entryOf = (vendorId: string) => said.get(vendorId) ?? newEntry(vendorId);
  const { name = '', town = '', category_id, ...paging } = filter;
  const isNamed = searchFor(name);
  const page = await pageOf<Listed, Company>({
    entries: performers.map(({ id: vendorId, projection }) => {
      const performer = projection as ListedPerformer;
      return { id: vendorId, projection: { ...entryOf(String(vendorId)), ...performer } satisfies Listed };
    }),
    paging,
    sorting: { language: 'cs', columns: { name: (performer) => performer.name } },
    keep: (performer) =>
      performer.listed &&
      isNamed(searchWords(performer.name)) &&
      includesFolded(`${performer.area ?? ''} ${performer.address ?? ''}`, town) &&
      (!category_id || category_id.some((one) => performer.category_ids.includes(one))),
    key: companyKey,
    read: readCompany,
  });
  return { ...page, data: page.data.map((company) => ({ company, entry: entryOf(company.id) })) };
};
