import type { Actor } from '#shared/domain/roles.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { valuesIn } from '#shared/domain/tenders/sections.ts';
import type { TenderStatus } from '#shared/domain/tenders/transitions.ts';
import { firstIds } from '../counted/counted-page.ts';
import { pageOfFound, pageOfLists } from '../counted/tenant-lists.ts';
import { emptyPage, type Page, pageOfIds, type Paging, slicePage } from '../list.ts';
import { bounds } from '../scope.ts';
import { type Participation, participationsOfPerformer } from './participations.ts';
import { type FoundTender, tenderIndex, tenderList, type TenderTenant, tenderTenantsRead } from './tender-entries.ts';
import { findTenders, readsTender, readTender, type Tender, tenderKey } from './tenders.ts';

type Filter = Paging<'created_at'> & {
  id?: string[] | undefined;
  statuses?: TenderStatus[] | undefined;
  /** The owner. */
  company?: string | undefined;
  /** The account that created it. */
  user_id?: string | undefined;
  text?: string | undefined;
};

/**
 * One page of the tenders that the actor reads, by default the newest first: of the platform and of an owner counted
 * lists, of a performer those that it is invited to and that ask for quotes.
 */
export const listTenders = async (actor: Actor, filter: Filter): Promise<Page<Tender>> => {
  if (filter.id)
    return pageOfIds(filter.id, { key: tenderKey, read: readTender, isShown: (one) => readsTender(actor, one) });
  if (actor.role === 'ROLE_VENDOR')
    return slice((await seenTenders(actor)).map(({ tender }) => tender).filter(fits(filter)), filter);
  const [own] = tenderTenantsRead(actor);
  if (own === undefined) return emptyPage(filter);
  const { company, user_id, text, statuses = [] } = filter;
  const tenant: TenderTenant = own === 'all' && company !== undefined ? `owner#${company}` : own;
  if (tenant !== 'all' && company !== undefined && tenant !== `owner#${company}`) return emptyPage(filter);
  const rows = { paging: { ...filter, order: filter.order ?? ('desc' as const) }, key: tenderKey, read: readTender };
  if (text)
    return pageOfFound<FoundTender, Tender>(text, [tenderIndex(tenant)], {
      ...rows,
      keep: ({ status, created_by }) =>
        (statuses.length === 0 || statuses.includes(status)) && (user_id === undefined || created_by === user_id),
    });
  if (user_id !== undefined) {
    const ids = await firstIds(tenderList(tenant, null), bounds.entries, { backward: true });
    return slice((await findTenders(ids)).filter(fits(filter)), filter);
  }
  return pageOfLists(
    (statuses.length > 0 ? statuses : [null]).map((status) => tenderList(tenant, status)),
    rows,
  );
};

const fits =
  ({ statuses = [], company, user_id, text }: Filter) =>
  ({ status, company: owner, created_by, name, number, sections }: Tender): boolean =>
    (statuses.length === 0 || statuses.includes(status)) &&
    (company === undefined || owner.id === company) &&
    (user_id === undefined || created_by.id === user_id) &&
    (!text ||
      searchFor(text)(
        searchWords([number, name, owner.name, valuesIn(sections, 1).client, valuesIn(sections, 2).insurer].join(' ')),
      ));

const slice = (tenders: readonly Tender[], filter: Filter): Page<Tender> => {
  const newest = tenders.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  return slicePage(filter.order === 'asc' ? newest.toReversed() : newest, filter, ({ id }) => id);
};

/** The participations of the actor's company with their tenders, the newest invitation first. */
export const seenTenders = async (actor: Actor): Promise<{ participation: Participation; tender: Tender }[]> => {
  const participations = actor.company ? await participationsOfPerformer(actor.company.id) : [];
  const tenders = new Map(
    (await findTenders(participations.map(({ tender_id }) => tender_id))).map((one) => [one.id, one]),
  );
  return participations.flatMap((participation) => {
    const tender = tenders.get(participation.tender_id);
    return tender && readsTender(actor, tender) ? [{ participation, tender }] : [];
  });
};
