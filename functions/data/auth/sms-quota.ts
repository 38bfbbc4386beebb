import { smsShareOfCodes } from '#shared/domain/auth/codes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from '../environment.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { ConditionFailed, get, transact } from '../table.ts';

const smsMonthKey = (month: string): Key => ({ pk: `SMS#${month}`, sk: 'SMS' });

const year = 366 * 86_400;

export type SmsUse = 'code' | 'invitation' | 'notification';

const refusals = { code: 'code-limit', invitation: 'invitation-limit', notification: 'invitation-limit' } as const;

/**
 * Counts one SMS of this month (UTC) and returns the month's count. Throws code-limit or invitation-limit above the
 * deployment's ceiling; invitations and notifications may only use the part that is not reserved for codes.
 */
export const consumeSmsQuota = async (use: SmsUse, now: string): Promise<number> => {
  const ceiling = Number(requireEnv('SMS_MONTHLY'));
  const forOthers = ceiling - Math.ceil(ceiling * smsShareOfCodes);
  const isOther = use !== 'code';
  const key = smsMonthKey(now.slice(0, 7));
  const seconds = Math.floor(Date.parse(now) / 1000);
  try {
    await transact([
      {
        part: 'ceiling',
        update: key,
        set: `SET sent = if_not_exists(sent, :none) + :one, invited = if_not_exists(invited, :none) + :invited,
          ${expiry} = :expiry`,
        values: { ':none': 0, ':one': 1, ':invited': isOther ? 1 : 0, ':expiry': seconds + year },
        if: {
          expression:
            'attribute_not_exists(sent) OR (sent < :ceiling AND (attribute_not_exists(invited) OR invited < :share))',
          values: { ':ceiling': ceiling, ':share': isOther ? forOthers : ceiling },
        },
      },
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const wait = Math.ceil(Date.parse(monthAfter(now)) / 1000) - seconds;
    throw new Problem(refusals[use], { retryAfter: wait, params: { wait } });
  }
  return Number((await get(key))?.['sent']);
};

const monthAfter = (now: string): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)).toISOString();
};
