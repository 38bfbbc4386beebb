import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AuditChange, type AuditEntry } from '#shared/contracts/audit.ts';
import { idAndName, person } from '#shared/contracts/fields.ts';
import type { AuditChange as Change } from '#shared/domain/audit/changes.ts';
import { type AuditAction, auditActions, kindOfAction, type RecordKind } from '#shared/domain/audit/fields.ts';
import { auditScope } from '#shared/domain/audit/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { type Key, monthsBetween } from './keys.ts';
import { inGivenOrder, type Page, pageOf, type Paging } from './list.ts';
import { readNewest } from './scope.ts';
import { type Item, queryTable, type Write } from './table.ts';

const auditPartition = (month: string) => `AUDIT#${month}`;
const companyAuditPartition = (companyId: string, month: string) => `COMPANY#${companyId}#AUDIT#${month}`;
const ownAuditPartition = (accountId: string) => `DONE#${accountId}`;
/** `sortKey` starts with the time. */
const auditKey = (accountId: string, sortKey: string): Key => ({ pk: ownAuditPartition(accountId), sk: sortKey });

/** Seconds: two years, as the privacy policy states. */
const keptFor = 2 * 365 * 86_400;

const Projection = z.object({
  /** Perhaps one that only a newer version of the app knows. */
  action: z.string(),
  at: z.string(),
  by: person,
  company: z.nullable(idAndName),
  about: z.nullable(idAndName),
  /** Not in entries of before this was recorded. */
  on_behalf: z.optional(z.boolean()),
});
type Projection = z.infer<typeof Projection>;

/** The changes are beside the projection: a list reads those of its page only. */
const Entry = z.object({
  id: z.string(),
  projection: Projection,
  /** Perhaps of fields that only a newer version of the app knows. */
  changes: z.array(z.extend(AuditChange, { field: z.string() })),
});
const entries = entity('audit', Entry, [(old) => ({ ...old, changes: [] })]);

type AuditInput = {
  action: AuditAction;
  /** The acting account, or the account that a link or a code has just proven. */
  by: Pick<Actor, 'id' | 'fio' | 'company'>;
  /** ISO 8601 UTC. */
  at: string;
  /** The company whose log gets the entry; default: the actor's company. */
  company?: { id: string; name: string } | null;
  /** The person, store, company or document that was changed. */
  about?: { id: string; name: string } | null;
  /** `changesOf(storeAudit, before, after)` */
  changes?: Change[];
};

/**
 * An entry of the audit log, written in the same transaction as the change:
 *
 *     const changes = changesOf(storeAudit, before, after);
 *     await transact([...writes, auditEntryWrite({ action: 'store-changed', by: actor, at: now, about: after, changes })])
 *
 * What a person of the platform, who has no company, does for a company is on its behalf.
 */
export const auditEntryWrite = ({
  action,
  by,
  at,
  company = by.company,
  about = null,
  changes = [],
}: AuditInput): Write => {
  const on_behalf = by.company === null && company !== null;
  const projection = { action, at, by, company, about, on_behalf };
  const sortKey = `${at}#${randomUUID()}`;
  const month = at.slice(0, 7);
  return {
    part: 'audit',
    put: {
      ...auditKey(by.id, sortKey),
      ...entries.store({ id: sortKey, projection, changes }),
      [expiry]: Math.floor(Date.parse(at) / 1000) + keptFor,
      all_pk: auditPartition(month),
      all_sk: sortKey,
      ...(company && { company_pk: companyAuditPartition(company.id, month), company_sk: sortKey }),
    },
  };
};

const isKnown = (entry: { action: string }): entry is { action: AuditAction } =>
  (auditActions as readonly string[]).includes(entry.action);

/** Of an entry whose action this version knows. */
const readEntry = (item: Item): AuditEntry => {
  const { id, projection, changes } = entries.read(item);
  const { action, on_behalf = false, ...facts } = projection;
  const known = changes.flatMap((change) => {
    const parsed = AuditChange.safeParse(change);
    return parsed.success ? [parsed.data] : [];
  });
  // Entries of unknown actions are left out before (`isKnown`).
  const done = action as AuditAction;
  return { id, action: done, kind: kindOfAction[done], ...facts, on_behalf, changes: known };
};

/** All kept entries of an account's actions, oldest first. */
export const listActionsOf = async (accountId: string): Promise<AuditEntry[]> =>
  (await queryTable(ownAuditPartition(accountId))).filter((item) => isKnown(projectionOf(item))).map(readEntry);

type Filter = Paging<'at'> & {
  from: string;
  to: string;
  id?: readonly string[] | undefined;
  action?: readonly AuditAction[] | undefined;
  kind?: readonly RecordKind[] | undefined;
  by_id?: string | undefined;
  about_id?: string | undefined;
};

/**
 * One page of the entries between two days (UTC, both included), newest first. Admins see all of them, buyers and
 * vendors their company's, everyone else their own. Of very many, the newest: anyone's repeated actions would otherwise
 * make the log unreadable for those who look for them.
 */
export const listAudit = async (actor: Actor, { from, to, ...filter }: Filter): Promise<Page<AuditEntry>> => {
  const { entries: found, isWhole } = await newestEntries(actor, { from, to });
  const keyOf = new Map(found.map(({ id, pk, sk }) => [String(id), { pk: String(pk), sk: String(sk) } satisfies Key]));
  const page = await pageOf<Projection, AuditEntry>({
    entries: found.filter(({ id }) => filter.id === undefined || filter.id.includes(String(id))),
    paging: { ...filter, order: filter.order ?? 'desc' },
    sorting: { language: 'cs', columns: { at: inGivenOrder } },
    keep: matching(filter),
    key: (id) => keyOf.get(id) ?? { pk: id, sk: id },
    read: readEntry,
  });
  return isWhole ? page : { ...page, total_is_minimum: true };
};

const matching =
  ({ action, kind, by_id, about_id }: Omit<Filter, 'from' | 'to'>) =>
  (entry: Projection): boolean =>
    isKnown(entry) &&
    (!action || action.some((one) => one === entry.action)) &&
    (!kind || kind.includes(kindOfAction[entry.action as AuditAction])) &&
    (!by_id || entry.by.id === by_id) &&
    (!about_id || subjectOf(entry) === about_id);

/** The record that was changed: without another one, the person who acted. */
const subjectOf = ({ action, about, by }: Projection): string | null => {
  if (about) return about.id;
  return kindOfAction[action as AuditAction] === 'person' ? by.id : null;
};

const projectionOf = (item: Item) => item['projection'] as Projection;

const newestEntries = (actor: Actor, { from, to }: { from: string; to: string }) =>
  readNewest(auditScope, actor, {
    sources: (list) => {
      const months = monthsBetween(from, to);
      switch (list.list) {
        case 'all':
          return months.map((month) => ({ index: 'all', pk: auditPartition(month) }));
        case 'company':
          return months.map((month) => ({ index: 'by-company', pk: companyAuditPartition(list.company, month) }));
        case 'account':
          return [{ index: 'table', pk: ownAuditPartition(list.account) }];
      }
    },
    subject: (entry) => {
      const { by, company } = projectionOf(entry);
      return { by_id: by.id, company_id: company?.id ?? null };
    },
    range: { from, to: `${to}~` },
  });
