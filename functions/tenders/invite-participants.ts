import { randomUUID } from 'node:crypto';
import { inviteParticipants } from '#shared/contracts/tenders.ts';
import { type FieldIssue, Problem } from '#shared/domain/problem.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import { companiesById } from '../data/companies/companies.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { newParticipation, participationWrite } from '../data/tenders/participations.ts';
import { participantNotificationWrites, tenderLetterWrite } from '../data/tenders/tender-notifications.ts';
import { getTenderAt, type Tender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayInvite, requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(inviteParticipants, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const head = await findHistoryHead(id);
  const before = await getTenderAt(actor, id, body.version);
  if (before.opened_at !== null) throw new Problem('tender-closed');
  requireAllowed(mayInvite(before, now));
  const companies = await performersAmong(body.company_ids, before);
  if (before.participants.length + companies.length > tenderLimits.participants)
    throw new Problem('too-many-participants', { params: { limit: tenderLimits.participants } });
  const invited = companies.map((company) => newParticipation(before, { id: randomUUID(), company, now }));
  const changed: Tender = {
    ...before,
    participants: [...before.participants, ...invited.map(({ id: one, company }) => ({ id: one, company }))],
  };
  const decided = await tenderChange(
    request,
    { head, before, changed },
    invited.map((one) => ({
      what: 'invited' as const,
      details: { participation_id: one.id, company_id: one.company.id, company: one.company.name },
    })),
    [
      ...invited.map((one) => participationWrite(undefined, one)),
      ...companies.map((company) => activeCompanyCheck(company.id)),
      ...participantNotificationWrites(changed, 'tender-invited', { at: now, company: before.company.name }, invited),
      ...(before.published_at === null
        ? []
        : invited.map(({ company }) => tenderLetterWrite('tenderInvited', id, now, company.id))),
    ],
  );
  return { ...decided, retryOn: [...decided.retryOn, ofActiveCompany] };
});

/** Active performers that do not take part yet. Throws invalid-input at `company_ids` for another one. */
const performersAmong = async (ids: readonly string[], tender: Tender) => {
  const invited = new Set(tender.participants.map(({ company }) => company.id));
  const found = new Map((await companiesById(ids)).map((company) => [company.id, company]));
  return ids
    .filter((id) => !invited.has(id))
    .map((id) => {
      if (id === tender.company.id) throw refusal('owner-participates');
      const company = found.get(id);
      if (company?.role !== 'vendor' || !company.active) throw refusal('not-a-performer');
      return { id, name: company.name };
    });
};
const refusal = (key: FieldIssue['key']) => new Problem('invalid-input', { fields: { company_ids: { key } } });
