import { announcementOf, announcementTo } from '../live/announcement.ts';
import type { Announcements, Change, CountedLists, Listed, Readers } from '../records.ts';
import { readTenderThread, type TenderThread } from './messages.ts';
import { type Participation, readParticipation } from './participations.ts';
import { listTenderWrites, tenderLists, tenderSubject } from './tender-entries.ts';
import { findTender, readTender, type Tender, tenderKey } from './tenders.ts';

export const readers = {
  tender: readTender,
  participation: readParticipation,
  'tender-thread': readTenderThread,
} satisfies Readers;

export const announcements = {
  tender: ({ before, after }: Change<Tender>) => announcementOf('tenders', [before, after], tenderSubject),
  /** The other participants do not learn that somebody has answered. */
  participation: async ({ before, after }: Change<Participation>) => {
    const tender = await findTender((after ?? before).tender_id);
    const isSeen = tender !== undefined && tender.published_at !== null;
    return announcementOf('tenders', [before, after], ({ owner_id, company }) => ({
      company_id: owner_id,
      participant_ids: isSeen ? [company.id] : [],
    }));
  },
  'tender-thread': ({ after }: Change<TenderThread>) =>
    after
      ? announcementTo('tenders', { id: after.tender_id, version: after.version }, [
          { company_id: after.owner_id, participant_ids: after.participant_ids },
        ])
      : undefined,
} satisfies Announcements;

export const listed = {
  tenders: { record: tenderKey, writes: (item) => listTenderWrites(undefined, readTender(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => tenderLists(company);
