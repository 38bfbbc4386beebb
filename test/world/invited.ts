import { randomUUID } from 'node:crypto';
import { invite } from '#shared/contracts/people.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

export const anEmail = () => `${randomUUID().slice(0, 8)}@smena.test`;

/** The buyer of a world invites a store manager for some of its stores. */
export const invited = async ({ people: { buyer } }: World, to: object, ...stores_ids: string[]) => {
  const body = { role: 'ROLE_STORE_MANAGER', stores_ids, ...to };
  return ok(await invoke(invite, buyer, { body }));
};
