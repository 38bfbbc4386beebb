import type { Actor } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { tenderScope, type TenderSubject } from '#shared/domain/tenders/scope.ts';
import { type SectionsOf, valuesIn } from '#shared/domain/tenders/sections.ts';
import { type TenderStatus, tenderStatuses } from '#shared/domain/tenders/transitions.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import type { ListCompany } from '../records.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { Write } from '../table.ts';

/** Whose tenders a list has: all, or those of an owner. Participants find theirs by their participations. */
export type TenderTenant = 'all' | `owner#${string}`;

/** The tenders of a tenant in a status, or in any, by the time of their creation. */
export const tenderList = (tenant: TenderTenant, status: TenderStatus | null): string =>
  `tenders#${tenant}#${status ?? ''}`;

/** Every list of the tenders of the platform (null) or of a company. */
export const tenderLists = (company: ListCompany | null): string[] =>
  company?.role === 'vendor'
    ? []
    : [null, ...tenderStatuses].map((status) => tenderList(company ? `owner#${company.id}` : 'all', status));

/** The tenders of a tenant that a search finds. */
export const tenderIndex = (tenant: TenderTenant): string => `tenders#${tenant}`;

/** A performer that is invited sees the tender from the first request for quotes on. */
export const tenderSubject = ({
  company,
  published_at,
  participants,
}: {
  company: { id: string };
  published_at: string | null;
  participants: readonly { company: { id: string } }[];
}): TenderSubject => ({
  company_id: company.id,
  participant_ids: published_at === null ? [] : participants.map((one) => one.company.id),
});

type Listed = {
  id: string;
  number: string;
  name: string;
  company: { id: string; name: string };
  status: TenderStatus;
  created_at: string;
  created_by: { id: string };
  sections: SectionsOf;
};

const tenantsOf = ({ company }: Pick<Listed, 'company'>): TenderTenant[] => ['all', `owner#${company.id}`];

/** The tenants whose lists an account of the platform or of an owner reads. */
export const tenderTenantsRead = (actor: Actor): TenderTenant[] =>
  listsOf(tenderScope, actor).flatMap((list): TenderTenant[] => {
    if (list.list === 'all') return ['all'];
    return list.list === 'company' ? [`owner#${list.company}`] : [];
  });

/** What a search filters by. */
export type FoundTender = { company_id: string; created_by: string; status: TenderStatus; created_at: string };

/** The writes that keep lists and search in step with a tender, for the transaction that writes it. At most 60. */
export const listTenderWrites = (before: Listed | undefined, after: Listed | undefined): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
];

const entriesOf = (tender: Listed | undefined): Entry[] =>
  tender
    ? tenantsOf(tender).flatMap((tenant) =>
        [null, tender.status].map((status) => ({
          list: tenderList(tenant, status),
          key: tender.created_at,
          id: tender.id,
        })),
      )
    : [];

/** Words of a tender that a search compares, beside its number. */
const maxWords = 8;

const searchablesOf = (tender: Listed | undefined): Searchable[] => {
  if (!tender) return [];
  const { id, number, name, company, status, created_at, created_by, sections } = tender;
  const found: FoundTender = { company_id: company.id, created_by: created_by.id, status, created_at };
  const words = searchWords(
    [name, valuesIn(sections, 1).client, valuesIn(sections, 2).insurer, company.name].join(' '),
  );
  return tenantsOf(tender).map((tenant) => ({
    index: tenderIndex(tenant),
    id,
    name: [number.toLowerCase()],
    others: [...new Set(words)].slice(0, maxWords),
    projection: found,
  }));
};
