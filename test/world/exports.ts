import { expect } from 'vitest';
import { createExport, getExport } from '#shared/contracts/exports.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { effectsRun } from './effects.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';

export type Order = { list?: string; format?: string; query?: Record<string, unknown> };

export const order = async (who: Account, { list = 'stores', format = 'csv', query = {} }: Order = {}) =>
  String(ok(await invoke(createExport, who, { body: { list, format, query } })).id);
export const get = async (who: Account, id: string) => ok(await invoke(getExport, who, { params: { id } }));

/** A ready export with its file. */
export const fetched = async (who: Account, id: string) => {
  const { url, ...one } = await get(who, id);
  expect(one).toMatchObject({ state: 'ready', failure: null });
  const reply = await fetch(url);
  return { ...one, reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
export const exported = async (who: Account, of?: Order) => {
  const id = await order(who, of);
  await effectsRun();
  return fetched(who, id);
};
export const notified = async (who: Account) => {
  const { body } = await invoke(listNotifications, who, { query: {} });
  return body.data.map(({ kind, params, about }: Record<string, unknown>) => [kind, params, about]);
};
