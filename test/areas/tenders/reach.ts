import type { Account } from '../../../functions/data/people/accounts.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { when } from '../../world/shift-fixtures.ts';
import {
  moveTender,
  participationOf,
  publishedTender,
  quotingTender,
  sectionValues,
  terms,
} from '../../world/tender-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Days after the time of the requests. */
const inDays = (days: number) => new Date(Date.parse(when.ordered) + days * 86_400_000).toISOString();
const times = { now: when.ordered, deadline: inDays(30) };

/** Tenders that need a clarification, so that they can be changed, and that their participants see. */
const tenders = async ({ people }: World) => {
  const made = async (owner: Account, performer: Account) => {
    const { id } = await publishedTender(owner, [performer.company?.id ?? ''], times);
    await moveTender(owner, id, 'needs_clarification', { reason: 'Reach' });
    return String(id);
  };
  return {
    own: await made(people.buyer, people.vendor),
    same: await made(people.buyerManager, people.rivalVendor),
    other: await made(people.foreignBuyer, people.rivalVendor),
  };
};

const participations = async ({ people }: World) => {
  const made = async (owner: Account, performer: Account) => {
    const { id } = await quotingTender(owner, [performer.company?.id ?? ''], times);
    return String((await participationOf(performer, id)).id);
  };
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
  optionalFields: ['sum', 'franchise', 'tariff_percent'],
  namedByBody: { 'list-proposals': { field: 'tender_id', kind: 'tender' } },
  values:
    ({ companies }) =>
    () => ({
      ...terms,
      status: 'quotation',
      deadline: inDays(60),
      company_ids: [companies.rival.id],
      section: 1,
      values: sectionValues(1),
    }),
  refusals: {
    // They have versions of their own.
    'save-tender-section': ['changed'],
    'set-underwriting-report': ['changed'],
    // Only the first one finds it in another status.
    'set-tender-status': ['tender-not-allowed'],
    'delete-tender': ['tender-not-allowed'],
    'remind-participants': ['tender-closed', 'too-many-requests'],
    'pick-tender-terms': ['tender-not-allowed'],
    'sign-tender-lines': ['tender-not-allowed'],
    'add-tender-file': ['not-found upload_id'],
    'delete-tender-file': ['not-found file_id'],
  },
} satisfies AreaReach;
