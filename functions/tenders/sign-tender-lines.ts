import { signTenderLines } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { signDown } from '#shared/domain/tenders/lines.ts';
import { isActive } from '#shared/domain/tenders/participation.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { type Participation, participationsOf, participationWrite } from '../data/tenders/participations.ts';
import { getTenderAt, type Tender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { requireAllowed } from './may.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(signTenderLines, async ({ params: { id }, body, ...request }) => {
  const head = await findHistoryHead(id);
  const before = await getTenderAt(request.actor, id, body.version);
  requireAllowed(before.status === 'processing');
  const quotes = (await participationsOf(before)).filter(({ state }) => isActive(state));
  const quoteOf = new Map(quotes.map((one) => [one.id, one]));
  const lines = body.lines.map(({ participation_id, written }, nth) => {
    const participation = quoteOf.get(participation_id);
    const isFirst = body.lines.findIndex((line) => line.participation_id === participation_id) === nth;
    if (!participation || !isFirst)
      throw new Problem('invalid-input', {
        fields: { [`lines.${nth}.participation_id`]: { key: participation ? 'taken' : 'not-a-participant' } },
      });
    // Nobody is signed for more than it has written.
    const most = participation.written ?? 0;
    if (written > most)
      throw new Problem('invalid-input', {
        fields: { [`lines.${nth}.written`]: { key: 'above-written', params: { limit: most / 100 } } },
      });
    return { id: participation_id, company: participation.company, written, least: participation.least };
  });
  const result = signDown(lines, body.order);
  const signing: Tender['signing'] =
    lines.length === 0
      ? null
      : {
          at: request.now,
          order: body.order,
          written: result.written,
          signed: result.signed,
          unplaced: result.unplaced,
          lines: lines.map(({ id: participation_id, company, written, least }, nth) => ({
            participation_id,
            company,
            written,
            least,
            signed: result.lines[nth]?.signed ?? 0,
          })),
        };
  const lineOf = new Map(signing?.lines.map((line) => [line.participation_id, line]));
  const signed = (one: Participation): Participation => ({
    ...one,
    version: one.version + 1,
    signed: signing === null ? null : (lineOf.get(one.id)?.signed ?? 0),
  });
  const details: Record<string, number | null> = signing
    ? { order: body.order, written: signing.written, signed: signing.signed, unplaced: signing.unplaced }
    : { order: null };
  return tenderChange(
    request,
    { head, before, changed: { ...before, signing } },
    [{ what: 'signed', details }],
    quotes.map((one) => participationWrite(one, signed(one))),
  );
});
