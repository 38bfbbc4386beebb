import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { named, person } from '#shared/contracts/fields.ts';
import type { AuditAction, AuditEntry } from '#shared/contracts/notifications.ts';
import { auditAction } from '#shared/contracts/notifications.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { expiry } from './indexes.ts';
import { keys, monthsBetween, partitions } from './keys.ts';
import type { Page, Paging } from './list.ts';
import type { Item, Write } from './table.ts';
import { queryIndex, queryTable } from './table.ts';

/** Seconds. Two years, as the privacy policy says. */
const keptFor = 2 * 365 * 86_400;

const Projection = z.object({
  action: auditAction,
  at: z.string(),
  by: person,
  company: z.nullable(named),
  about: z.nullable(named),
});

type Done = {
  action: AuditAction;
  /** Who did it: the actor, or the account that a link or a code has just proven. */
  by: Pick<Actor, 'id' | 'fio' | 'company'>;
  /** ISO 8601 UTC. */
  at: string;
  /** Whose log it belongs to; the doer's company unless it was done to another's. */
  company?: { id: string; name: string } | null;
  /** The person, store, company or document that it was done to. */
  about?: { id: string; name: string } | null;
};

/**
 * An entry of the audit log, as a part of the transaction that it tells about:
 *
 *     await transact([...writes, record({ action: 'store-changed', by: actor, at: now, about: store })])
 *
 * It never holds what was typed: who, what, when and to whom is enough.
 */
export const record = ({ action, by, at, company = by.company, about = null }: Done): Write => {
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

/** All that an account did, as far as it is kept, oldest first. */
export const doneBy = async (accountId: string): Promise<AuditEntry[]> =>
  (await queryTable(partitions.ownAudit(accountId))).map(entryOf);

type Filter = Paging & { from: string; to: string; action?: readonly AuditAction[] | undefined };

/**
 * One page of what was done between two days (UTC, both included), newest first: all of it for an admin, their
 * company's for a buyer and a vendor, their own for everyone else.
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
