import { randomUUID } from 'node:crypto';
import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { absent, get, transact, ConditionFailed } from './table.ts';

/**
 * The login id reserved for a number until its code is verified. It stays the same, because the user pool allows one
 * user per number.
 */
export const reserveLoginId = async (phone: string): Promise<string> => {
  const key = keys.newNumber(phone);
  const existing = await get(key);
  if (existing) return String(existing['login_id']);
  const login_id = randomUUID();
  try {
    await transact([{ part: 'number', put: { ...key, login_id }, if: absent }]);
    return login_id;
  } catch (error) {
    if (error instanceof ConditionFailed) return reserveLoginId(phone);
    throw error;
  }
};

export const releaseReservedLoginId = (phone: string): Write => ({ part: 'number', remove: keys.newNumber(phone) });
