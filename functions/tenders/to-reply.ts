import type * as z from 'zod/mini';
import type {
  Participation as WireParticipation,
  Proposal,
  Tender as WireTender,
  TenderRow,
} from '#shared/contracts/tenders.ts';
import { documentPath } from '#shared/domain/files/purposes.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { offeredTenderTransitions } from '#shared/domain/tenders/act.ts';
import { premiumOf, shareOf } from '#shared/domain/tenders/bids.ts';
import { isActive, takesQuotes } from '#shared/domain/tenders/participation.ts';
import { layerOf, progressOf, sectionNumbers, valuesIn } from '#shared/domain/tenders/sections.ts';
import { tenderRoleCodesOf } from '#shared/domain/tenders/transitions.ts';
import { type Participation, participationsOf } from '../data/tenders/participations.ts';
import { findSeal } from '../data/tenders/seals.ts';
import type { Tender } from '../data/tenders/tenders.ts';
import { mayAddDocuments, mayDelete, mayEdit, mayMoveDeadline } from './may.ts';

/** Whether an account reads everything about a tender that it sees: a performer reads its own part. */
export const readsAll = ({ role }: Actor): boolean => role !== 'ROLE_VENDOR';

const urlOf = (fileId: string) => documentPath('tender-document', fileId);

const hasLines = (participations: readonly Participation[]): boolean =>
  participations.some(({ state, written }) => isActive(state) && (written ?? 0) > 0);

/** `participation`: of the performer that reads. */
export const toReplyRow = (
  actor: Actor,
  tender: Tender,
  participation?: Participation,
  has_lines = true,
): z.input<typeof TenderRow> => {
  const { currency, sum_insured, attachment, ceiling } = valuesIn(tender.sections, 8);
  return {
    ...tender,
    client: valuesIn(tender.sections, 1).client,
    insurer: valuesIn(tender.sections, 2).insurer,
    type: valuesIn(tender.sections, 3).type,
    currency,
    sum_insured,
    attachment,
    ceiling,
    report_ready: tender.report.ready,
    progress: progressOf(tender.sections),
    participants: readsAll(actor) ? tender.participants.length : null,
    participation: participation
      ? { id: participation.id, version: participation.version, state: participation.state }
      : null,
    actions: offeredTenderTransitions({ ...tender, has_lines }, tenderRoleCodesOf(actor.role)),
  };
};

export const toReplyTender = async (actor: Actor, tender: Tender, now: string): Promise<z.input<typeof WireTender>> => {
  const [participations, seal] = await Promise.all([participationsOf(tender), findSeal(tender.id)]);
  const isOwner = readsAll(actor);
  const own = isOwner ? undefined : participations.find(({ company }) => company.id === actor.company?.id);
  const { contractor } = valuesIn(tender.sections, 2);
  const { contract_type } = valuesIn(tender.sections, 3);
  const { report, terms, signing } = tender;
  const picked = (term: { participation_id: string; value: number }) => ({
    ...term,
    participation_id: isOwner ? term.participation_id : null,
  });
  return {
    ...toReplyRow(actor, tender, own, hasLines(participations)),
    ...valuesIn(tender.sections, 4),
    created_by: tender.created_by,
    clarified_from: tender.clarified_from,
    contractor,
    contract_type,
    risks: valuesIn(tender.sections, 7).risks,
    interested: tender.interested,
    customer: tender.customer,
    dop_contractor: tender.dop_contractor,
    category_id: tender.category_id,
    sections: sectionNumbers.map((section) => ({ section, ...tender.sections[section] })),
    report:
      isOwner || report.ready
        ? {
            ...report,
            file: report.file && { name: report.file.name, size: report.file.size, url: urlOf(report.file.id) },
          }
        : null,
    files: tender.files.map(({ id, name, versions }) => ({
      id,
      name,
      versions: versions.map(({ file_id, ...version }) => ({ ...version, url: urlOf(file_id) })),
    })),
    takes_quotes: seal !== undefined && takesQuotes(tender, now),
    terms: terms && { tariff_percent: picked(terms.tariff_percent), franchise: picked(terms.franchise) },
    signing: signing && {
      ...signing,
      ...(!isOwner && {
        written: own?.written ?? 0,
        signed: own?.signed ?? 0,
        unplaced: 0,
        lines: signing.lines.filter(({ participation_id }) => participation_id === own?.id),
      }),
    },
    may_edit: isOwner && mayEdit(tender),
    may_add_documents: isOwner && mayAddDocuments(tender),
    may_delete: isOwner && mayDelete(tender, participations),
    may_move_deadline: isOwner && mayMoveDeadline(tender, now),
    is_owner: isOwner,
  };
};

/** Without terms before the opening; `terms` are those that their participant reads. */
export const toReplyParticipation = (
  participation: Participation,
  tender: Tender,
  terms = tender.opened_at === null ? undefined : participation.opened?.terms,
): z.input<typeof WireParticipation> => {
  const { sum = null, franchise = null, tariff_percent = null, comment = null } = terms ?? {};
  const layer = layerOf(tender.sections);
  return {
    // What is sealed is no field of the reply.
    ...participation,
    active: isActive(participation.state),
    sum,
    franchise,
    tariff_percent,
    comment,
    premium: layer !== null && tariff_percent !== null ? premiumOf(layer, tariff_percent) : null,
    share: layer !== null && sum !== null ? shareOf(sum, layer) : null,
  };
};

export const toReplyProposal = (participation: Participation, tender: Tender): z.input<typeof Proposal> => {
  const { currency, sum_insured } = valuesIn(tender.sections, 8);
  const { id, number, name, status, company, deadline, opened_at } = tender;
  const { type } = valuesIn(tender.sections, 3);
  return {
    ...toReplyParticipation(participation, tender),
    tender: { id, number, name, status, company, type, currency, sum_insured, deadline, opened_at },
  };
};
