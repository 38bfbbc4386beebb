import { addTransaction } from '#shared/contracts/billing.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { invoke } from '../../world/invoke.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** Corrections, which are not given back at Stripe. */
const transactions = async ({ people: { admin }, companies }: World) => {
  const body = { kind: 'correction', amount: 1_00, reason: 'Reach' };
  const made = async ({ id: company_id }: { id: string }): Promise<string> =>
    String(ok(await invoke(addTransaction, admin, { body: { ...body, company_id } })).id);
  return {
    own: await made(companies.performer),
    same: await made(companies.performer),
    other: await made(companies.stranger),
  };
};

const everyone = 'own same other';

export default {
  kinds: {
    tariff: {
      paths: [/^\/api\/tariff\/\{id\}/],
      reach: { ROLE_ADMIN: everyone, ROLE_MANAGER: everyone, ROLE_VENDOR: everyone, ROLE_BUYER: everyone },
      records: () => ({ own: 'vendor-professional', same: 'customer-pro', other: 'vendor-premium' }),
    },
    transaction: { paths: [/^\/api\/transaction\/\{id\}/], reach: { ROLE_ADMIN: everyone }, records: transactions },
  },
  ofOneAccount: ['delete-card', 'finish-payment'],
  refusals: {
    'update-tariff': ['changed'],
    'add-payment': ['invalid-input amount'],
    'refund-transaction': ['refund-not-card'],
  },
} satisfies AreaReach;
