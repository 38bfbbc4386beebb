import type { ScheduledEvent } from 'aws-lambda';
import { shareOf } from '#shared/domain/tenders/bids.ts';
import { isActive, isAwaited } from '#shared/domain/tenders/participation.ts';
import { layerOf } from '#shared/domain/tenders/sections.ts';
import { decideAgain } from '../data/decide-again.ts';
import { effectWrite } from '../data/outbox.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { findHistoryHead, historyWrites } from '../data/tenders/history.ts';
import { type Participation, participationsOf, participationWrite } from '../data/tenders/participations.ts';
import { openQuote } from '../data/tenders/sealing.ts';
import { findSeal } from '../data/tenders/seals.ts';
import {
  participantNotificationWrites,
  tenderLetterWrite,
  tenderNotificationWrite,
} from '../data/tenders/tender-notifications.ts';
import { dueAt, dueTenders, findTender, remindersBefore, type Tender, tenderWrites } from '../data/tenders/tenders.ts';

/**
 * Runs every minute: opens all quotes of a tender at once when its deadline has passed, and reminds those who did not
 * answer before it. `now` is the event's time, so a late, repeated or manual run depends only on its event. A tender that
 * cannot be opened, because its key still refuses, is opened by a later run, and does not hold up the others.
 */
export const handler = async (
  event: Pick<ScheduledEvent, 'time'>,
): Promise<{ opened: number; reminded: number; failed: number }> => {
  const now = new Date(event.time).toISOString();
  const failures: unknown[] = [];
  const done = { opened: 0, reminded: 0 };
  for (const id of await dueTenders(now))
    try {
      const did = await serveTender(id, now);
      if (did) done[did] += 1;
    } catch (error) {
      failures.push(error);
      console.error(JSON.stringify({ job: 'open-tenders', tender: id, error: String(error) }));
    }
  console.log(JSON.stringify({ job: 'open-tenders', now, ...done, failed: failures.length }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tenders are still sealed`);
  return { ...done, failed: 0 };
};

/** Does what is due of one tender. */
export const serveTender = (id: string, now: string): Promise<'opened' | 'reminded' | undefined> =>
  decideAgain(
    (error) => error instanceof ConditionFailed,
    () => serveDue(id, now),
  );

const serveDue = async (id: string, now: string): Promise<'opened' | 'reminded' | undefined> => {
  // First, so that no quote is missed that comes meanwhile.
  const head = await findHistoryHead(id);
  const tender = await findTender(id);
  const due = tender && dueAt(tender);
  if (!tender || !due || due > now || tender.deadline === null) return undefined;
  const participations = await participationsOf(tender);
  if (now < tender.deadline) {
    await remind(tender, participations, now);
    return 'reminded';
  }
  const opened = await openedQuotes(tender, participations);
  const after: Tender = { ...tender, version: tender.version + 1, opened_at: now };
  await transact([
    ...tenderWrites(tender, after),
    ...opened.map(({ before, after: one }) => participationWrite(before, one)),
    ...historyWrites(id, head, { by: null, at: now }, [
      { what: 'opened', details: { quotes: opened.length, deadline: tender.deadline } },
    ]),
    tenderNotificationWrite(tender, tender.company.id, 'tender-opened', { at: now }),
    ...participantNotificationWrites(tender, 'tender-opened', { at: now }),
    tenderLetterWrite('tenderOpened', id, now),
    effectWrite('seal-tender', { tender_id: id }, { now }),
  ]);
  return 'opened';
};

/** Every quote that counts, with its terms and, as a proposal, the line that its sum is of the layer. */
const openedQuotes = async (
  tender: Tender,
  participations: readonly Participation[],
): Promise<{ before: Participation; after: Participation }[]> => {
  const quotes = participations.filter(({ state }) => isActive(state));
  if (quotes.length === 0) return [];
  const seal = await findSeal(tender.id);
  if (!seal) throw new Error('The key of the tender is missing');
  const layer = layerOf(tender.sections) ?? 0;
  return Promise.all(
    quotes.map(async (before) => {
      if (!before.sealed) throw new Error(`Quote ${before.id} is missing`);
      const bound = { tender_id: tender.id, participation_id: before.id, revision: before.revision };
      const opened = await openQuote(seal.key_id, bound, before.sealed);
      const written = shareOf(opened.terms.sum, layer);
      return { before, after: { ...before, version: before.version + 1, opened, written } };
    }),
  );
};

const remind = async (tender: Tender, participations: readonly Participation[], now: string): Promise<void> => {
  const awaited = participations.filter(({ state }) => isAwaited(state));
  const after = { ...tender, version: tender.version + 1, reminded: remindersBefore(tender.deadline, now) };
  const deadline = tender.deadline ?? '';
  await transact([
    ...tenderWrites(tender, after),
    ...participantNotificationWrites(tender, 'tender-reminder', { at: now, deadline }, awaited),
    ...(awaited.length > 0 ? [tenderLetterWrite('tenderReminder', tender.id, now)] : []),
  ]);
};
