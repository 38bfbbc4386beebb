import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { postingWrites } from '../../../functions/data/ledger/ledger.ts';
import { transact } from '../../../functions/data/table.ts';
import { accounts } from './people.ts';
import { idOf } from './seed.ts';

/** In haléř and days before the load. */
const given = [
  { email: 'buyer@smena.test', reason: 'promotion', amount: 500_00, days: 32 },
  { email: 'buyer@smena.test', reason: 'referral', amount: 250_00, days: 9 },
  { email: 'worker@smena.test', reason: 'promotion', amount: 200_00, days: 18 },
] as const;

/** Bonuses that demo accounts were given, for their profiles. */
export const giveBonuses = async (now: string): Promise<void> => {
  for (const { email, reason, amount, days } of given) {
    const account = accounts.find((each) => each.email === email);
    if (!account) throw new Error(`The demo has no account ${email}`);
    const at = new Date(Date.parse(now) - days * 86_400_000).toISOString();
    const id = idOf(`bonus ${email} ${reason}`);
    await transact(postingWrites(bonusPosting({ id, at, reason, accountId: account.id, amount })));
  }
};
