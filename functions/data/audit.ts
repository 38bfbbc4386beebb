import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { idAndName, person } from '#shared/contracts/fields.ts';
import type { AuditAction, AuditEntry } from '#shared/contracts/notifications.ts';
import { auditAction } from '#shared/contracts/notifications.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { expiry } from './indexes.ts';
import { keys, monthsBetween, partitions } from './keys.ts';
import type { Page, Paging } from './list.ts';
import type { Item, Write } from './table.ts';
import { queryIndex, queryTable } from './table.ts';

/** Seconds: two years, as the privacy policy states. */
const keptFor = 2 * 365 * 86_400;

const Projection = z.object({
  action: auditAction,
  at: z.string(),
  by: person,
  company: z.nullable(idAndName),
  about: z.nullable(idAndName),
});

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
};

/**
 * An entry of the audit log, written in the same transaction as the change:
 *
 *     await transact([...writes, record({ action: 'store-changed', by: actor, at: now, about: store })])
 *
 * It never contains entered values, only who did what, when and to whom.
 */
export const record = ({ action, by, at, company = by.company, about = null }: AuditInput): Write => {
  const projection = Projection.parse({ action, at, by, company, about });
  const order = `${at}#${randomUUID()}`;
  const month = at.slice(0, 7);
  return {
    part: 'audit',
    put: {
      ...keys.audit(by.id, order),
      kind: 'audit',
      schema: 1,
      id: order,
      projection,
      [expiry]: Math.floor(Date.parse(at) / 1000) + keptFor,
      all_pk: partitions.audit(month),
      all_sk: order,
      ...(company && { company_pk: partitions.companyAudit(company.id, month), company_sk: order }),
    },
  };
};

const entryOf = (item: Item): AuditEntry => ({ id: String(item['id']), ...Projection.parse(item['projection']) });

/** All kept entries of an account's actions, oldest first. */
export const listActionsOf = async (accountId: string): Promise<AuditEntry[]> =>
  (await queryTable(partitions.ownAudit(accountId))).map(entryOf);

type Filter = Paging & { from: string; to: string; action?: readonly AuditAction[] | undefined };

/**
 * One page of the entries between two days (UTC, both included), newest first. Admins see all of them, buyers and
 * vendors their company's, everyone else their own.
 */
export const listAudit = async (
  actor: Actor,
  { page, per_page, from, to, action }: Filter,
): Promise<Page<AuditEntry>> => {
  const entries = (await entriesFor(actor, { from, to }))
    .map(entryOf)
    .filter((entry) => !action || action.includes(entry.action))
    .toReversed();
  return { page, per_page, total: entries.length, data: entries.slice((page - 1) * per_page, page * per_page) };
};

const entriesFor = async (actor: Actor, { from, to }: { from: string; to: string }): Promise<Item[]> => {
  const range = { from, to: `${to}~` };
  const byMonth = async (read: (month: string) => Promise<Item[]>) =>
    (await Promise.all(monthsBetween(from, to).map(read))).flat();
  const { company } = actor;
  if (actor.role === 'ROLE_ADMIN') return byMonth((month) => queryIndex('all', partitions.audit(month), range));
  if (company && (actor.role === 'ROLE_BUYER' || actor.role === 'ROLE_VENDOR'))
    return byMonth((month) => queryIndex('by-company', partitions.companyAudit(company.id, month), range));
  return queryTable(partitions.ownAudit(actor.id), range);
};
