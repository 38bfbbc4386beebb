import {
  acceptServiceRequest,
  createServiceRequest,
  declineServiceRequest,
  listCompanyClients,
  listServiceRequests,
  withdrawServiceRequest,
} from '#shared/contracts/clients.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

type Answering = typeof acceptServiceRequest | typeof declineServiceRequest | typeof withdrawServiceRequest;

/** Requests between the companies of the world that is the current one at each call. */
export const serviceRequests = (current: () => World, now: string) => {
  /** The stranger's only performer is the rival, so its buyer asks the performer of the world. */
  const ask = (body: object = {}, { who = current().people.foreignBuyer, at = now, headers = {} } = {}) =>
    invoke(createServiceRequest, who, {
      body: { vendor_id: current().companies.performer.id, store_ids: null, comment: null, ...body },
      headers,
      now: at,
    });
  const requested = async (body: object = {}): Promise<string> => ok(await ask(body)).id;
  const answer =
    (contract: Answering) =>
    (
      id: string,
      { who, at = now, body = {}, headers = {} }: { who?: Account; at?: string; body?: object; headers?: object } = {},
    ) => {
      const { foreignBuyer, vendor } = current().people;
      return invoke(contract, who ?? (contract === withdrawServiceRequest ? foreignBuyer : vendor), {
        params: { id },
        body: contract === declineServiceRequest ? { reason: 'Too far away', ...body } : body,
        headers: headers as Record<string, string>,
        now: at,
      });
    };
  const listed = async (who: Account, query = {}, at = now) =>
    (await invoke(listServiceRequests, who, { query, now: at })).body as {
      total: number;
      data: { id: string; state: string; actions: string[] }[];
    };
  const cooperationsOf = async (who: Account) => {
    const { body } = await invoke(listCompanyClients, who);
    return { version: body.version, rows: body.data as { client: { id: string }; store_ids: string[] | null }[] };
  };
  return {
    ask,
    requested,
    answer,
    accept: answer(acceptServiceRequest),
    listed,
    idsOf: async (who: Account, query = {}) => (await listed(who, query)).data.map(({ id }) => id),
    stateOf: async (id: string, at = now) => (await listed(current().people.admin, { id }, at)).data[0]?.state,
    cooperationsOf,
    ofStranger: async () => {
      const { people, companies } = current();
      return (await cooperationsOf(people.vendor)).rows.find(({ client }) => client.id === companies.stranger.id);
    },
  };
};
