import { requireEnv } from '../../../functions/data/environment.ts';
import { ConditionFailed, transact, type Write } from '../../../functions/data/table.ts';
import { findHistoryHead, type HistoryHead, historyWrites } from '../../../functions/data/tenders/history.ts';
import {
  findTenderThread,
  tenderMessageWrites,
  type TenderMessage,
  type TenderThread,
} from '../../../functions/data/tenders/messages.ts';
import { participationWrite } from '../../../functions/data/tenders/participations.ts';
import { createTenderKey, deleteTenderKey, sealQuote } from '../../../functions/data/tenders/sealing.ts';
import { sealInsertionWrite } from '../../../functions/data/tenders/seals.ts';
import { tenderSubject } from '../../../functions/data/tenders/tender-entries.ts';
import { existingTenderCheck, findTender, type Tender, tenderWrites } from '../../../functions/data/tenders/tenders.ts';
import type { DemoTender, Happened } from './tender-story.ts';
import { tendersAt } from './tenders.ts';

/**
 * Writes the tenders that are missing. Others stay as people left them, and those that people deleted, whose history is
 * kept, stay away.
 */
export const storeTenders = async (now: string): Promise<void> => {
  for (const demo of tendersAt(now)) {
    if (!(await findHistoryHead(demo.tender.id))) await storeTender(demo);
    await storeMessages(demo);
  }
};

/** In one transaction, so that no tender is loaded in part. A tender with quotes that wait has a key in KMS. */
const storeTender = async (demo: DemoTender): Promise<void> => {
  const { id, deadline } = demo.tender;
  if (demo.waiting.length === 0 || deadline === null) {
    await transact(demoTenderWrites(demo)).catch(unlessRefused);
    return;
  }
  const key_id = await createTenderKey(id, deadline, requireEnv('ACCOUNT'));
  const seal = sealInsertionWrite({ tender_id: id, key_id, until: deadline });
  await transact([...demoTenderWrites(await sealedBy(key_id, demo)), seal]).catch(async (error: unknown) => {
    await deleteTenderKey(key_id);
    unlessRefused(error);
  });
};

/** With the quotes that wait sealed by the key of the tender, as the history then says. */
const sealedBy = async (keyId: string, demo: DemoTender): Promise<DemoTender> => {
  const quotes = await Promise.all(
    demo.waiting.map(async ({ terms, ...quote }) => ({ ...quote, ...(await sealQuote(keyId, quote, terms)) })),
  );
  const quoteOf = (participationId: unknown, revision: unknown) =>
    quotes.find((one) => one.participation_id === participationId && one.revision === revision);
  return {
    ...demo,
    participations: demo.participations.map((one) => ({
      ...one,
      sealed: quoteOf(one.id, one.revision)?.sealed ?? one.sealed,
    })),
    happened: demo.happened.map((one) => {
      const quote = one.what === 'quoted' && quoteOf(one.details['participation_id'], one.details['revision']);
      return quote ? { ...one, details: { ...one.details, ...quote.hashes } } : one;
    }),
  };
};

/** A tender with its participations and its whole history: about 80 of the 100 writes of a transaction. */
const demoTenderWrites = ({ tender, participations, happened }: DemoTender): Write[] => [
  ...tenderWrites(undefined, tender),
  ...participations.map((one) => participationWrite(undefined, one)),
  ...wholeHistoryWrites(tender.id, happened),
];

/** The entries, and one head, that of the last entry. */
const wholeHistoryWrites = (tenderId: string, happened: readonly Happened[]): Write[] => {
  let head: HistoryHead | null = null;
  let headWrite: Write[] = [];
  const entryWrites: Write[] = [];
  for (const { by, at, ...one } of happened) {
    const [last, ...entries] = historyWrites(tenderId, head, { by, at }, [one]);
    if (!last || !('put' in last)) throw new Error('An entry of the history has no head');
    head = { n: Number(last.put['version']), hash: String(last.put['hash']) };
    // None of the heads before is stored.
    headWrite = [{ part: last.part, put: last.put, if: { expression: 'attribute_not_exists(pk)' } }];
    entryWrites.push(...entries);
  }
  return [...headWrite, ...entryWrites];
};

/** Those of a tender without any, oldest first. */
const storeMessages = async ({ tender, messages }: DemoTender): Promise<void> => {
  if (messages.length === 0 || (await findTenderThread(tender.id)) || !(await findTender(tender.id))) return;
  let before: TenderThread | undefined;
  for (const message of messages) {
    const after = threadWith(tender, before, message);
    await transact([existingTenderCheck(tender.id), ...tenderMessageWrites(before, after, message)]).catch(
      unlessRefused,
    );
    before = after;
  }
};

const threadWith = (tender: Tender, before: TenderThread | undefined, { at, by }: TenderMessage): TenderThread => {
  const { company_id: owner_id, participant_ids } = tenderSubject(tender);
  return {
    tender_id: tender.id,
    version: (before?.version ?? 0) + 1,
    last: { at, by_id: by.id },
    owner_id,
    participant_ids: [...participant_ids],
  };
};

const unlessRefused = (error: unknown): void => {
  if (!(error instanceof ConditionFailed)) throw error;
};
