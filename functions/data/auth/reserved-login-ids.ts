import { randomUUID } from 'node:crypto';
import type { Key } from '../keys.ts';
import { ConditionFailed, get, ifNotExists, queryIndex, transact, type Write } from '../table.ts';
import { TooContended } from '../write-errors.ts';
import { queueUserRemovalWrite } from './removed-users.ts';

/** The login id reserved for a number until its first right code. */
export const newNumberKey = (phone: string): Key => ({ pk: `NEWCOMER#${phone}`, sk: 'NEWCOMER' });
const unprovenNumbersPartition = 'UNPROVEN_NUMBERS';

/** Milliseconds, longer than any code is valid. */
const keptFor = 86_400_000;

/**
 * The login id reserved for a number until its code is verified. It stays the same, because the user pool allows one
 * user per number. Every request keeps it for a day; then `queueUnprovenNumbers` removes it.
 */
export const reserveLoginId = async (phone: string, now: string): Promise<string> => {
  const key = newNumberKey(phone);
  const existing = await get(key);
  const login_id = existing ? String(existing['login_id']) : randomUUID();
  const reserved_until = new Date(Date.parse(now) + keptFor).toISOString();
  const listed = { all_pk: unprovenNumbersPartition, all_sk: `${reserved_until}#${login_id}` };
  const put = { ...key, id: login_id, login_id, reserved_until, ...listed };
  const same = { expression: 'login_id = :id', values: { ':id': login_id } };
  try {
    await transact([{ part: 'number', put, if: existing ? same : ifNotExists }]);
    return login_id;
  } catch (error) {
    if (error instanceof ConditionFailed) return reserveLoginId(phone, now);
    throw error;
  }
};

export const reservedLoginIdRemovalWrite = (phone: string): Write => ({ part: 'number', remove: newNumberKey(phone) });

/**
 * The writes that end a reservation of a number which another login has proven, and the reserved login id, whose Cognito
 * user has the number. They fail as part `number` if the reservation has changed.
 */
export const reservedLoginIdWithdrawal = async (
  phone: string,
): Promise<{ reserved: string | null; writes: Write[] }> => {
  const item = await get(newNumberKey(phone));
  if (!item) return { reserved: null, writes: [] };
  const reserved = String(item['login_id']);
  const withdrawn: Write = {
    part: 'number',
    remove: newNumberKey(phone),
    if: { expression: 'login_id = :id', values: { ':id': reserved } },
  };
  return { reserved, writes: [withdrawn, queueUserRemovalWrite(reserved)] };
};

/**
 * Removes numbers that nobody has proven in time and queues their Cognito users for removal. Returns the login ids. A
 * number that was requested again meanwhile stays.
 */
export const queueUnprovenNumbers = async (now: string, limit: number): Promise<string[]> => {
  const expired = await queryIndex('all', unprovenNumbersPartition, { to: now, limit });
  const queued: string[] = [];
  for (const { pk, sk, id } of expired) {
    const number: Write = {
      part: 'number',
      remove: { pk: String(pk), sk: String(sk) },
      if: { expression: 'login_id = :id AND reserved_until <= :now', values: { ':id': id, ':now': now } },
    };
    try {
      await transact([number, queueUserRemovalWrite(String(id))]);
      queued.push(String(id));
    } catch (error) {
      if (!(error instanceof ConditionFailed || error instanceof TooContended)) throw error;
    }
  }
  return queued;
};
