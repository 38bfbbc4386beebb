import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';
import { codeLength, codeSeconds, guessesPerCode } from '#shared/domain/sign-in/rate-limits.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { keys, partitions } from './keys.ts';
import { refund, consumeAll } from './rate-limits.ts';
import { Registration } from './registrations.ts';
import type { Write } from './table.ts';
import { absent, get, queryTable, transact, ConditionFailed } from './table.ts';

/** A code that was sent to a number, for one attempt to sign in. */
const Code = z.object({
  /** Like +420777000001. */
  phone: z.string(),
  attempt: id,
  login_id: id,
  /** Of the code with its attempt. */
  hash: z.string(),
  /** Who asked for it: the browser's guesses reach us through Cognito, which does not tell where they come from. */
  address: z.string(),
  /** What a right code makes of somebody who has no login yet. */
  registration: z.nullable(Registration),
  sent_at: z.string(),
  /** Epoch seconds. */
  valid_until: z.int(),
});
export type Code = z.infer<typeof Code>;

const codes = entity('code', Code);

const hashOf = (attempt: string, secret: string): string =>
  createHash('sha256').update(`${attempt}\n${secret}`).digest('base64url');
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const secondsOf = (now: string): number => Math.floor(Date.parse(now) / 1000);

type Wanted = Pick<Code, 'phone' | 'login_id' | 'address' | 'registration'>;

/** Keeps a new code for a number, hashed. What is answered goes to the number (`code`) and to the asker (`attempt`). */
export const insertCode = async (wanted: Wanted, now: string): Promise<{ code: string; attempt: string }> => {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  // Begins with the time, so that a number's newest is its last.
  const attempt = `${Date.parse(now).toString(36).padStart(9, '0')}-${randomBytes(16).toString('base64url')}`;
  const valid_until = secondsOf(now) + codeSeconds;
  const stored = codes.store({ ...wanted, attempt, hash: hashOf(attempt, code), sent_at: now, valid_until });
  await transact([
    {
      part: 'code',
      put: { ...keys.code(wanted.phone, attempt), ...stored, guesses: 0, [expiry]: valid_until },
      if: absent,
    },
  ]);
  return { code, attempt };
};

type Guess = {
  phone: string;
  /** Without it the number's newest code counts. */
  attempt: string | undefined;
  answer: string;
  /** Where the guess comes from, where that is known better than by who asked for the code. */
  address?: string;
  now: string;
};

/**
 * The code that a guess is right about. The guess is counted before it is compared, by conditions that hold however many
 * guess at once. Throws code-expired, code-limit and wrong-code.
 */
export const guessCode = async ({ phone, attempt, answer, now, ...from }: Guess): Promise<Code> => {
  const item =
    attempt === undefined ? (await queryTable(partitions.codes(phone))).at(-1) : await get(keys.code(phone, attempt));
  const seconds = secondsOf(now);
  const code = item && codes.read(item);
  if (!code || code.valid_until <= seconds || item['used']) throw new Problem('code-expired');
  const address = from.address ?? code.address;
  try {
    await consumeAll(
      [
        { limit: 'guesses-of-number-from-address', subject: `${phone} ${address}` },
        { limit: 'guesses-of-number', subject: phone },
        { limit: 'wrong-guesses-from-address', subject: address },
      ],
      now,
      [oneGuess(code)],
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const wait = code.valid_until - seconds;
    throw new Problem('code-limit', { retryAfter: wait, params: { wait } });
  }
  if (!isSame(code.hash, hashOf(code.attempt, answer)))
    throw new Problem('wrong-code', { fields: { code: { key: 'wrong-code' } } });
  await refund({ limit: 'wrong-guesses-from-address', subject: address }, now);
  return code;
};

const oneGuess = ({ phone, attempt }: Code): Write => ({
  part: 'guess',
  update: keys.code(phone, attempt),
  set: 'SET guesses = guesses + :one',
  values: { ':one': 1 },
  if: {
    expression: 'guesses < :most AND attribute_not_exists(used)',
    values: { ':most': guessesPerCode },
  },
});

/** A code works once. Part of the write of what it brings about; `ticket` then stands for it, as in `redeemTicket`. */
export const codeUsed = ({ phone, attempt }: Code, ticket?: string): Write => ({
  part: 'code',
  update: keys.code(phone, attempt),
  set: 'SET used = :true, ticket = :ticket',
  values: { ':true': true, ':ticket': ticket === undefined ? '' : hashOf(attempt, ticket) },
  if: { expression: 'attribute_exists(pk) AND attribute_not_exists(used)' },
});

export const newTicket = (): string => randomBytes(32).toString('base64url');

/**
 * The login that a ticket signs in. The server compares a code itself, so that it can tell what is wrong with it, and
 * gets the tokens from Cognito by a ticket that only it has seen. It works once, while the code is valid.
 */
export const redeemTicket = async (
  phone: string,
  attempt: string,
  ticket: string,
  now: string,
): Promise<string | undefined> => {
  const item = await get(keys.code(phone, attempt));
  const code = item && codes.read(item);
  if (!code || code.valid_until <= secondsOf(now)) return undefined;
  try {
    await transact([
      {
        part: 'ticket',
        update: keys.code(phone, attempt),
        set: 'SET ticket = :spent',
        values: { ':spent': '' },
        if: { expression: 'ticket = :ticket', values: { ':ticket': hashOf(attempt, ticket) } },
      },
    ]);
    return code.login_id;
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
};
