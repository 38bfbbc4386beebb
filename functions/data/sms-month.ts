import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from './environment.ts';
import { expiry } from './indexes.ts';
import { keys } from './keys.ts';
import { get, transact, ConditionFailed } from './table.ts';

const year = 366 * 86_400;

/** Counts one SMS of this month (UTC) and answers how many there are. Throws code-limit past the deployment's ceiling. */
export const countSms = async (now: string): Promise<number> => {
  const key = keys.smsMonth(now.slice(0, 7));
  const seconds = Math.floor(Date.parse(now) / 1000);
  try {
    await transact([
      {
        part: 'ceiling',
        update: key,
        set: `SET sent = if_not_exists(sent, :none) + :one, ${expiry} = :expiry`,
        values: { ':none': 0, ':one': 1, ':expiry': seconds + year },
        if: {
          expression: 'attribute_not_exists(sent) OR sent < :ceiling',
          values: { ':ceiling': Number(requireEnv('SMS_MONTHLY')) },
        },
      },
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const wait = Math.ceil(Date.parse(monthAfter(now)) / 1000) - seconds;
    throw new Problem('code-limit', { retryAfter: wait, params: { wait } });
  }
  return Number((await get(key))?.['sent']);
};

const monthAfter = (now: string): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString();
};
