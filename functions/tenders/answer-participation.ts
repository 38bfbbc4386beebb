import type { Input } from '#shared/contracts/endpoint.ts';
import { answerParticipation } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Answer, requireAnswer } from '#shared/domain/tenders/participation.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { findHistoryHead, historyWrites, ofTenderHistory } from '../data/tenders/history.ts';
import {
  findParticipation,
  getParticipation,
  type Participation,
  participationWrite,
} from '../data/tenders/participations.ts';
import { sealQuote } from '../data/tenders/sealing.ts';
import { findSeal } from '../data/tenders/seals.ts';
import { ofTender, type Tender, unchangedTenderCheck } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { toReplyParticipation } from './to-reply.ts';

type Body = Input<typeof answerParticipation>['body'];

/**
 * Every answer adds to the history, and so does everything that changes what it depends on: the head of the history is
 * read first, so nothing has happened meanwhile, or the handler runs again.
 */
export const handler = serve(answerParticipation, async ({ params: { id }, body, actor, now }) => {
  const known = await findParticipation(id);
  if (!known) throw new Problem('not-found');
  const head = await findHistoryHead(known.tender_id);
  const { participation: before, tender } = await getParticipation(actor, id);
  const answer = answerOf(before, body);
  requireAnswer(answer, tender, before.state, now);
  if (before.version !== body.version) throw new Problem('changed');
  await requireOther(actor, tender);
  const { changed, details } = await answered(before, tender, { answer, body, now });
  const after: Participation = { ...before, ...changed, version: before.version + 1 };
  const what = ({ quote: 'quoted', revoke: 'revoked', decline: 'declined', write: 'written' } as const)[answer];
  return {
    // Without the terms of a quote.
    reply: { data: toReplyParticipation(after, tender) },
    writes: [
      participationWrite(before, after),
      unchangedTenderCheck(tender),
      ...historyWrites(tender.id, head, { by: actor, at: now }, [
        { what, details: { participation_id: id, ...details } },
      ]),
    ],
    retryOn: [ofTender, ofTenderHistory],
  };
});

const answerOf = ({ state }: Participation, { active, written, least }: Body): Answer => {
  if (written !== undefined || least !== undefined) return 'write';
  if (active !== false) return 'quote';
  return state === 'quoted' ? 'revoke' : 'decline';
};

/** Who is also with the owner knows what the owner knows. */
const requireOther = async ({ login_id }: Actor, { company }: Tender): Promise<void> => {
  if ((await accountsOfLogin(login_id)).some((account) => account.company?.id === company.id))
    throw new Problem('tender-own');
};

type Answered = { changed: Partial<Participation>; details: Record<string, string | number | null> };

const answered = async (
  before: Participation,
  tender: Tender,
  { answer, body, now }: { answer: Answer; body: Body; now: string },
): Promise<Answered> => {
  switch (answer) {
    case 'quote':
      return quoted(before, tender, body, now);
    case 'revoke':
      return { changed: { state: 'revoked', answered_at: now, sealed: null }, details: { revision: before.revision } };
    case 'decline': {
      const { reason = null } = body;
      return { changed: { state: 'declined', answered_at: now, sealed: null, reason }, details: { reason } };
    }
    case 'write': {
      if (body.written === undefined) throw required('written');
      const { written, least = null } = body;
      if (least !== null && least > written)
        throw new Problem('invalid-input', {
          fields: { least: { key: 'number-too-big', params: { maximum: written } } },
        });
      return { changed: { written, least }, details: { written, least } };
    }
  }
};

const quoted = async (before: Participation, tender: Tender, body: Body, now: string): Promise<Answered> => {
  const { sum, franchise, tariff_percent, comment = '' } = body;
  if (sum === undefined) throw required('sum');
  if (franchise === undefined) throw required('franchise');
  if (tariff_percent === undefined) throw required('tariff_percent');
  const seal = await findSeal(tender.id);
  if (!seal) throw new Problem('tender-not-ready');
  const revision = before.revision + 1;
  const bound = { tender_id: tender.id, participation_id: before.id, revision };
  const { sealed, hashes } = await sealQuote(seal.key_id, bound, { sum, franchise, tariff_percent, comment });
  return {
    changed: { state: 'quoted', answered_at: now, revision, reason: null, sealed },
    details: { revision, ...hashes },
  };
};

const required = (field: string) => new Problem('invalid-input', { fields: { [field]: { key: 'required' } } });
