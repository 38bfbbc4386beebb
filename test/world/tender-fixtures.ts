import { expect, inject, vi } from 'vitest';
import {
  answerParticipation,
  createTender,
  getTender,
  inviteParticipants,
  listParticipations,
  saveTenderSection,
  setTenderStatus,
} from '#shared/contracts/tenders.ts';
import { fieldsOf, type SectionNumber, sectionNumbers, type SectionValues } from '#shared/domain/tenders/sections.ts';
import type { TenderStatus } from '#shared/domain/tenders/transitions.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { effectsRun } from './effects.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';

/** A warehouse with a layer of 400 M over 100 M crowns; amounts in haléř. */
const chosen: Partial<Record<SectionNumber, SectionValues>> = {
  1: { reference: 'MP/2026/0318', client: 'Moravia pojišťovna a.s.', client_contact: null },
  4: { period_type: 'months', period: 12, start_date: '2027-01-01', end_date: '2027-12-31' },
  8: {
    currency: 'CZK',
    sum_insured: 1_800_000_000_00,
    attachment: 100_000_000_00,
    ceiling: 500_000_000_00,
    order: 10_000,
    sublimits: null,
  },
  9: { franchise: 5_000_000_00, franchise_kind: 'deductible', retention: 100_000_000_00, retention_note: null },
  10: { tariff_percent: 18_000, commission_percent: 125_000, taxes: 'Bez daně', payment_terms: '30 dní' },
};

/** Values of a section, all of its fields, as somebody would fill them in. */
export const sectionValues = (section: SectionNumber): SectionValues =>
  chosen[section] ??
  Object.fromEntries(
    fieldsOf(section).map(([name, field]) => [
      name,
      field.kind === 'choice' ? (field.options[0] ?? null) : `Text: ${name}`,
    ]),
  );

/** A new tender of an account; of the platform, of a company. */
export const draftTender = async (who: Account, body: object = {}): Promise<any> =>
  ok(await invoke(createTender, who, { body: { name: 'Distribuční centrum Jažlovice', ...body } }));

export const tenderNow = async (who: Account, id: string): Promise<any> =>
  ok(await invoke(getTender, who, { params: { id } }));

/** Moves a tender as it is now, and returns it. */
export const moveTender = async (
  who: Account,
  id: string,
  status: TenderStatus,
  { now, ...body }: { now?: string; deadline?: string; reason?: string } = {},
): Promise<any> => {
  const { version } = await tenderNow(who, id);
  return ok(
    await invoke(setTenderStatus, who, { params: { id }, body: { version, status, ...body }, ...(now && { now }) }),
  );
};

export const inviteTo = async (who: Account, id: string, company_ids: readonly string[]): Promise<any> => {
  const { version } = await tenderNow(who, id);
  return ok(await invoke(inviteParticipants, who, { params: { id }, body: { version, company_ids } }));
};

export const fillSections = async (who: Account, id: string): Promise<void> => {
  for (const section of sectionNumbers)
    ok(
      await invoke(saveTenderSection, who, {
        params: { id },
        body: { section, version: 0, values: sectionValues(section) },
      }),
    );
};

const filled = new Map<string, Promise<string>>();
/** A draft of an owner with complete sections, from which others begin. */
const filledTender = (who: Account, company_id = who.company?.id ?? ''): Promise<string> => {
  const make = async () => {
    const { id } = await draftTender(who, { name: 'Vzor', company_id });
    await fillSections(who, id);
    return String(id);
  };
  const made = filled.get(company_id) ?? make();
  filled.set(company_id, made);
  return made;
};

/** A tender in formation with complete sections, and its participants. */
export const formedTender = async (
  who: Account,
  company_ids: readonly string[],
  body: { name?: string; company_id?: string } = {},
): Promise<any> => {
  const { id } = await draftTender(who, { ...body, from_id: await filledTender(who, body.company_id) });
  await moveTender(who, id, 'new');
  await moveTender(who, id, 'formation');
  return inviteTo(who, id, company_ids);
};

type Quoting = { deadline?: string; now?: string; company_id?: string };

/** A tender that asks for quotes until a deadline, with its key. */
export const quotingTender = async (
  who: Account,
  company_ids: readonly string[],
  quoting: Quoting = {},
): Promise<any> => {
  const { id } = await publishedTender(who, company_ids, quoting);
  const { findSeal } = await import('../../functions/data/tenders/seals.ts');
  // On the table of the deployment, its worker makes the key. What other files have queued is not waited for.
  if (process.env['TABLE'] !== inject('cloud').deployment.table) await effectsRun();
  // Also in a beforeAll, where nothing can be polled.
  await vi.waitFor(async () => expect(await findSeal(id)).toBeDefined(), { timeout: 40_000, interval: 50 });
  return tenderNow(who, id);
};

/** The same, perhaps before its key is made. */
export const publishedTender = async (
  who: Account,
  company_ids: readonly string[],
  { deadline = inHours(24 * 7), now, ...body }: Quoting = {},
): Promise<any> => {
  const { id } = await formedTender(who, company_ids, body);
  return moveTender(who, id, 'quotation', { deadline, ...(now && { now }) });
};

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

export const participationOf = async (who: Account, id: string): Promise<any> => {
  const { body } = await invoke(listParticipations, who, { params: { id } });
  return body.data.find(({ company }: any) => company.id === who.company?.id);
};

export const terms = { sum: 100_000_000_00, franchise: 5_000_000_00, tariff_percent: 17_500, comment: 'Bez podmínek.' };

export const answer = async (who: Account, tenderId: string, body: object, now?: string) => {
  const { id, version } = await participationOf(who, tenderId);
  return invoke(answerParticipation, who, { params: { id }, body: { version, ...body }, ...(now && { now }) });
};
export const quote = async (who: Account, tenderId: string, change: object = {}, now?: string): Promise<any> =>
  ok(await answer(who, tenderId, { ...terms, ...change }, now));
