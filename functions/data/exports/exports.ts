import * as z from 'zod/mini';
import { exportedListNames } from '#shared/contracts/exported-lists.generated.ts';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import { exportPatience } from '#shared/domain/exports/export-patience.ts';
import {
  type ExportFailure,
  exportFailures,
  exportFormats,
  storedExportStates,
} from '#shared/domain/exports/export.ts';
import { exportScope } from '#shared/domain/exports/scope.ts';
import { documentTypes } from '#shared/domain/files/purposes.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { entity } from '../entity.ts';
import { privateFileInsertionWrite, privateFileRemovalWrite, privateFileReadyWrite } from '../files/files.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { type Page, type Paging, slicePage } from '../list.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import { type LimitUse, refundWith } from '../rate-limits.ts';
import { readScope } from '../scope.ts';
import { get, ifNotExists, type Item, queryTable, transact, type Write } from '../table.ts';

const exportsPartition = (accountId: string) => `EXPORTS#${accountId}`;
export const exportKey = (accountId: string, id: string): Key => ({ pk: exportsPartition(accountId), sk: id });

/** A list that is or was written to a private file of the same id. */
const StoredExport = z.object({
  /** Begins with the time, so that exports sort by it. */
  id,
  account_id: id,
  list: z.enum(exportedListNames),
  format: z.enum(exportFormats),
  /** Filters and order, as the list's endpoint takes them. */
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  state: z.enum(storedExportStates),
  failure: z.nullable(z.enum(exportFailures)),
  rows: z.nullable(z.int()),
  complete: z.nullable(z.boolean()),
  /** 1, and 2 when it has ended. */
  version: z.int(),
  created_at: storedInstant,
  run_until: storedInstant,
  /** Until then the file can be downloaded. */
  available_until: storedInstant,
});
export type StoredExport = z.infer<typeof StoredExport>;

const exports = entity('export', StoredExport);

/** Seconds. Longer than the file, so that a list of exports can say that a file has expired. */
const keptFor = 30 * 86_400;

const itemOf = (one: StoredExport): Item => ({
  ...exportKey(one.account_id, one.id),
  ...exports.store(one),
  [expiry]: Math.floor(Date.parse(one.created_at) / 1000) + keptFor,
});
export const readExport = (item: Item): StoredExport => exports.read(item);

/** The private file of an export. */
export const fileOf = ({ id: exportId, account_id, format, created_at, available_until }: StoredExport) => ({
  id: exportId,
  owner_id: account_id,
  purpose: 'export' as const,
  type: documentTypes[format],
  created_at,
  expires_at: available_until,
});

const running = (accountId: string) => ({ limit: 'running-exports-of-account', subject: accountId }) as const;

/** The writes of a new export: its file, which is queued for removal, and the effect that writes it. */
export const exportInsertionWrites = (one: StoredExport): Write[] => {
  const { id: export_id, account_id, created_at: now } = one;
  return [
    { part: 'export', put: itemOf(one), if: ifNotExists },
    privateFileInsertionWrite(fileOf(one)),
    effectWrite('write-export', { account_id, export_id }, { now, usefulFor: exportPatience }),
  ];
};

export const exportLimits = (accountId: string): LimitUse[] => [
  running(accountId),
  { limit: 'exports-of-account', subject: accountId },
];

/** By its keys, without an access check. */
export const findExport = async (accountId: string, exportId: string): Promise<StoredExport | undefined> => {
  const item = await get(exportKey(accountId, exportId));
  return item && exports.read(item);
};

/** Throws not-found for another account's export. */
export const getExport = async (actor: Actor, exportId: string): Promise<StoredExport> => {
  const found = await findExport(actor.id, exportId);
  if (!found || !isInScope(exportScope, actor, found)) throw new Problem('not-found');
  return found;
};

/** One page of the actor's exports of the last 30 days, by default newest first. A day's limit bounds them. */
export const listExports = async (actor: Actor, paging: Paging): Promise<Page<StoredExport>> => {
  const items = await readScope(exportScope, actor, {
    sources: ({ account }) => [{ index: 'table', pk: exportsPartition(account) }],
    subject: readExport,
    bound: { newest: maxListed },
  });
  const newestFirst = items.map(readExport);
  return slicePage(paging.order === 'asc' ? newestFirst.toReversed() : newestFirst, paging, (one) => one.id);
};
/** More than the limit of 30 days allows. */
const maxListed = 1000;

/** Each run but the first that ends an export fails as part `export`. */
const endWrite = (
  one: StoredExport,
  changes: Pick<StoredExport, 'state' | 'failure' | 'rows' | 'complete'>,
): Write => ({
  part: 'export',
  put: itemOf({ ...one, ...changes, version: 2 }),
  if: { expression: '#state = :running', names: { '#state': 'state' }, values: { ':running': 'running' } },
});

/**
 * Makes a written file readable, tells its owner and gives back the use of the limit. Throws ConditionFailed if the
 * export has ended or was removed meanwhile.
 */
export const exportReady = (
  one: StoredExport,
  written: { rows: number; complete: boolean; size: number },
  now: string,
): Promise<void> => {
  const { rows, complete, size } = written;
  return refundWith(running(one.account_id), one.created_at, [
    endWrite(one, { state: 'ready', failure: null, rows, complete }),
    privateFileReadyWrite(fileOf(one), size),
    notificationWrite({
      kind: 'export-ready',
      to: { account: one.account_id },
      at: now,
      params: { list: one.list, rows: String(rows) },
      about: one.id,
    }),
  ]);
};

/** Ends an export that cannot succeed, tells its owner and removes its file. */
export const exportFailed = (one: StoredExport, failure: ExportFailure, now: string): Promise<void> =>
  refundWith(running(one.account_id), one.created_at, [
    endWrite(one, { state: 'failed', failure, rows: null, complete: null }),
    privateFileRemovalWrite(fileOf(one), now),
    notificationWrite({
      kind: 'export-failed',
      to: { account: one.account_id },
      at: now,
      params: { list: one.list },
      about: one.id,
    }),
  ]);

/** Removes an export and its file, at any time and repeatedly. */
export const removeExport = (one: StoredExport, now: string): Promise<void> =>
  transact([{ part: 'export', remove: exportKey(one.account_id, one.id) }, privateFileRemovalWrite(fileOf(one), now)]);

/** All stored exports of an account. */
export const exportsOf = async (accountId: string): Promise<StoredExport[]> =>
  (await queryTable(exportsPartition(accountId))).map(readExport);
