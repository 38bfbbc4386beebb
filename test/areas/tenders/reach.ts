import type { Account } from '../../../functions/data/people/accounts.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import {
  inHours,
  moveTender,
  participationOf,
  quotingTender,
  sectionValues,
  terms,
} from '../../world/tender-fixtures.ts';
import type { World } from '../../world/world.ts';

const invited = async (owner: Account, performer: Account): Promise<string> =>
  String((await quotingTender(owner, [performer.company?.id ?? ''])).id);

/** Tenders that need a clarification, so that they can be changed, and that their participants see. */
const tenders = async ({ people }: World) => {
  const made = async (owner: Account, performer: Account) => {
    const id = await invited(owner, performer);
    await moveTender(owner, id, 'needs_clarification', { reason: 'Reach' });
    return id;
  };
  return {
    own: await made(people.buyer, people.vendor),
    same: await made(people.buyerManager, people.rivalVendor),
    other: await made(people.foreignBuyer, people.rivalVendor),
  };
};

const participations = async ({ people }: World) => {
  const made = async (owner: Account, performer: Account) =>
    String((await participationOf(performer, await invited(owner, performer))).id);
  return {
    own: await made(people.buyer, people.vendor),
    same: await made(people.buyerManager, people.rivalVendor),
    other: await made(people.foreignBuyer, people.rivalVendor),
  };
};

const everyone = 'own same other';
const reach = {
  ROLE_ADMIN: everyone,
  ROLE_MANAGER: everyone,
  ROLE_VENDOR: 'own',
  ROLE_BUYER: 'own same',
  ROLE_BUYER_MANAGER: 'own same',
};

export default {
  kinds: {
    tender: { paths: [/^\/api\/shop\/tender\/\{id\}/], reach, records: tenders },
    participation: { paths: [/^\/api\/shop\/participation\/\{id\}/], reach, records: participations },
  },
  removesItsRecord: ['delete-tender', 'remove-participant'],
  namedByBody: { 'list-proposals': { field: 'tender_id', kind: 'tender' } },
  values: () => () => ({
    ...terms,
    status: 'quotation',
    deadline: inHours(24 * 30),
    section: 1,
    values: sectionValues(1),
  }),
  refusals: {
    'delete-tender': ['tender-not-allowed'],
    'pick-tender-terms': ['tender-not-allowed'],
    'sign-tender-lines': ['tender-not-allowed'],
    'add-tender-file': ['not-found upload_id'],
    'delete-tender-file': ['not-found file_id'],
  },
} satisfies AreaReach;
