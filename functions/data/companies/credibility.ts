import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { credibilityAudit } from '#shared/domain/companies/audit.ts';
import { type Credibility, isCheckDue, isNotable, isSameCredibility } from '#shared/domain/companies/credibility.ts';
import { inParts } from '#shared/domain/parts.ts';
import { mapAtMost } from '../at-most.ts';
import { auditEntryWrite } from '../audit.ts';
import { trialWrite } from '../billing/subscriptions.ts';
import { first, idOf, listEntriesPartition } from '../counted/nodes.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import {
  type Condition,
  ConditionFailed,
  get,
  getMany,
  ifNotExists,
  queryTable,
  transact,
  type Write,
} from '../table.ts';
import { type Check, checkItem, checksOf, currentCheck } from './checks.ts';
import { clientsOf, companyWrites, cooperationsTo, ofCompany, readCompany } from './companies.ts';
import { companyList } from './company-entries.ts';
import { type Company, companyKey } from './company.ts';

/** How far the daily check of all companies has come. */
const companyCheckKey: Key = { pk: 'COMPANY_CHECK', sk: 'COMPANY_CHECK' };

/** Writes of a company that is new in Smena: its trial begins, and its check in the registers is queued. `now` is ISO 8601 UTC. */
export const companyCreationWrites = (company: Company, now: string): Write[] => [
  ...companyWrites(company),
  queueCheckWrite(company, now),
  trialWrite(company.id, now),
];

/** A worker reads the registers, because they may take seconds. */
export const queueCheckWrite = ({ id: company_id }: Company, now: string): Write =>
  effectWrite('check-company', { company_id, fresh: false }, { now });

/** The app itself, as the acting person of an entry of the audit log. */
const smena = { id: 'smena', fio: 'Smena' };

/** Notifications of one transaction, beside the check itself. */
const perTransaction = 50;

/**
 * Stores what a check of a company found. A changed result is in the audit log. A
 * notable one is also notified to the platform, to the company and to those that it works with. Throws ConditionFailed if the company has another IČO
 * or was checked meanwhile. A repetition after a fault may tell some of very many partners twice.
 */
export const saveCredibility = async (company: Company, found: Credibility): Promise<void> => {
  const { id: company_id, inn, name } = company;
  const last = (await checksOf([company_id])).get(company_id);
  const before = last?.inn === inn ? last : null;
  const stored: Write[] = [
    { part: ofCompany, check: companyKey(company_id), if: { expression: 'inn = :inn', values: { ':inn': inn } } },
    { part: 'check', put: checkItem({ ...found, company_id, inn }), if: last ? isStill(last) : ifNotExists },
  ];
  if (before && isSameCredibility(before, found)) return transact(stored);
  const about = { id: company_id, name };
  const changes = changesOf(credibilityAudit, before, found);
  const writes = isNotable(before, found) ? await notificationWrites(company, found) : [];
  const [firstPart = [], ...others] = inParts(writes, perTransaction);
  for (const part of others) await transact(part);
  await transact([
    ...stored,
    auditEntryWrite({
      action: 'company-checked',
      by: { ...smena, company: about },
      at: found.checked_at,
      about,
      changes,
    }),
    ...firstPart,
  ]);
};

const isStill = ({ checked_at }: Check): Condition => ({
  expression: 'checked_at = :checked_at',
  values: { ':checked_at': checked_at },
});

const notificationWrites = async (
  company: Company,
  { level, reasons, checked_at: at }: Credibility,
): Promise<Write[]> => {
  const params = { company: company.name, level, reasons: reasons.join(' ') };
  const notification = { kind: 'credibility-changed', at, params, about: company.id } as const;
  const partners =
    company.role === 'vendor'
      ? await clientsOf(company.id)
      : (await cooperationsTo(company.id)).map(({ vendor }) => vendor.id);
  return [
    notificationWrite({ ...notification, to: 'admins' }),
    ...[company.id, ...partners].map((id) => notificationWrite({ ...notification, to: { company: id } })),
  ];
};

/** The entry of the list of companies at which the next run begins. */
const Position = z.object({ from: z.string() });
const positions = entity('company-check-position', Position);

/**
 * Queues the check of companies that are due, going on where the last run ended, and looking at `limit` companies at
 * most. Each is queued once an hour at most, so repeating a run is harmless.
 */
export const queueDueCompanies = async (now: string, limit: number): Promise<{ looked: number; queued: number }> => {
  const item = await get(companyCheckKey);
  const from = item ? positions.read(item).from : first;
  const listed = await queryTable(listEntriesPartition(companyList(null, 'name')), { from, limit: limit + 1 });
  const [entries, [next]] = [listed.slice(0, limit), listed.slice(limit)];
  const companies = (await getMany(entries.map(({ sk }) => companyKey(idOf(String(sk)))))).map(readCompany);
  const checks = await checksOf(companies.map(({ id }) => id));
  const due = companies.filter((company) => isCheckDue(currentCheck(company, checks), now));
  await mapAtMost(due, ({ id: company_id }) =>
    transact([
      effectWrite('check-company', { company_id, fresh: true }, { now, entryId: entryId(company_id, now) }),
    ]).catch((error: unknown) => {
      if (!(error instanceof ConditionFailed)) throw error;
    }),
  );
  const place = positions.store({ from: next ? String(next['sk']) : first });
  await transact([{ part: 'position', put: { ...companyCheckKey, ...place } }]);
  return { looked: companies.length, queued: due.length };
};

const entryId = (companyId: string, now: string): string =>
  createHash('sha256')
    .update(`check-company\n${companyId}\n${now.slice(0, 13)}`)
    .digest('base64url')
    .slice(0, 22);
