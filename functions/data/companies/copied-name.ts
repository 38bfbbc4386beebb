import { mapAtMost } from '../at-most.ts';
import { channelsOfCompany } from '../chats/channel-lists.ts';
import { channelKey } from '../chats/channels.ts';
import { companyPeoplePartition, companyWaitingPartition, accountKey } from '../people/accounts.ts';
import { companyInvitationsPartition, invitationKey } from '../people/invitations.ts';
import { customerStoresPartition, storeKey } from '../stores/stores.ts';
import { ConditionFailed, queryIndex, queryTable, transact, type Write } from '../table.ts';
import { clientsOf, cooperationKey } from './companies.ts';
import { type Company, companyKey } from './company.ts';

/**
 * Writes the company's name into the records that have a copy of it: people, invitations, stores, cooperations and channels. Shifts,
 * the audit log and notifications keep the name of their time. Repeating it is harmless.
 */
export const copyName = async (company: Company): Promise<void> => {
  const copies = await Promise.all([copyWrites(company), company.role === 'vendor' ? vendorCopyWrites(company) : []]);
  await mapAtMost(copies.flat(), (copy) =>
    transact([copy]).catch((error: unknown) => {
      // The record has the name already, or belongs to another company by now.
      if (!(error instanceof ConditionFailed)) throw error;
    }),
  );
};

const copyWrites = async (company: Company): Promise<Write[]> => {
  const { id } = company;
  const [people, waiting, invitations, stores, cooperations] = await Promise.all([
    idsIn(companyPeoplePartition(id)),
    idsIn(companyWaitingPartition(id)),
    idsIn(companyInvitationsPartition(id)),
    idsIn(customerStoresPartition(id)),
    queryTable(companyKey(id).pk, { startsWith: 'SERVICE#' }),
  ]);
  return [
    ...people.map((person) => versionedWrite(nameWrite('company', accountKey(person), company))),
    ...waiting.map((person) => versionedWrite(nameWrite('waits.company', accountKey(person), company))),
    ...invitations.map((invitation) => nameWrite('company', invitationKey(invitation), company)),
    ...stores.map((store) => versionedWrite(nameWrite('company', storeKey(store), company))),
    ...cooperations.map(({ pk, sk }) => clientNameWrite({ pk: String(pk), sk: String(sk) }, company)),
  ];
};

/** Conversations with support whose name is kept up to date. */
const maxChannels = 500;

/** A performer is also named in the stores and the cooperations of its clients, and in its conversations with support. */
const vendorCopyWrites = async (company: Company): Promise<Write[]> => {
  const [clients, channels] = await Promise.all([clientsOf(company.id), channelsOfCompany(company.id, maxChannels)]);
  const stores = await mapAtMost(clients, (client) => queryIndex('by-company', customerStoresPartition(client)));
  return [
    ...channels.map((channel) => versionedWrite(nameWrite('company', channelKey(channel), company))),
    ...clients.map((client) => nameWrite('vendor', cooperationKey(client, company.id), company)),
    ...stores.flat().flatMap(({ id, projection }) => {
      const place = (projection as { vendor_ids: string[] }).vendor_ids.indexOf(company.id);
      return place < 0 ? [] : [versionedWrite(nameWrite(`vendors[${place}]`, storeKey(String(id)), company))];
    }),
  ];
};

const idsIn = async (partition: string): Promise<string[]> =>
  (await queryIndex('by-company', partition)).map(({ id }) => String(id));

type Update = Extract<Write, { update: unknown }>;

/** Sets the name of the company that is at a place of an item. */
const nameWrite = (place: string, update: Update['update'], { id, name }: Company): Update => ({
  part: 'copy',
  update,
  set: `SET ${place}.#name = :name`,
  names: { '#name': 'name' },
  values: { ':name': name },
  if: {
    expression: `${place}.id = :id AND ${place}.#name <> :name`,
    names: { '#name': 'name' },
    values: { ':id': id, ':name': name },
  },
});

/** A save that read the old name meanwhile is refused. */
const versionedWrite = ({ set, values, names, ...write }: Update): Update => ({
  ...write,
  set: `${set} ADD #version :one`,
  names: { ...names, '#version': 'version' },
  values: { ...values, ':one': 1 },
});

/** A performer's clients are listed by name. */
const clientNameWrite = (key: Update['update'], company: Company): Update => {
  const { set, names, values, ...write } = nameWrite('customer', key, company);
  return {
    ...write,
    set: `${set}, #projection.#name = :name, company_sk = :sort_key`,
    names: { ...names, '#projection': 'projection' },
    values: { ...values, ':sort_key': `${company.name}#${company.id}` },
  };
};
