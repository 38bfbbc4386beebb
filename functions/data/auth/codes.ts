import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { id, type Locale } from '#shared/contracts/fields.ts';
import { codeLength, codeSeconds, guessesPerCode } from '#shared/domain/auth/codes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { effectWrite } from '../outbox.ts';
import { part } from '../part.ts';
import { Registration } from '../people/registrations.ts';
import { refund, consumeAll } from '../rate-limits.ts';
import { ConditionFailed, get, ifNotExists, queryTable, transact, type Write } from '../table.ts';

export const ofOneTimeCode = part('code');

const codesPartition = (phone: string) => `CODE#${phone}`;
/** A code that was sent to a number; `attempt` starts with the time. */
const codeKey = (phone: string, attempt: string): Key => ({ pk: codesPartition(phone), sk: attempt });
/** A code that was sent to a number which a login wants to sign in with. */
const contactCodeKey = (loginId: string, phone: string, attempt: string): Key => ({
  pk: codesPartition(`${loginId}#${phone}`),
  sk: attempt,
});

/** A code that was sent to a number, for one sign-in attempt. */
const Code = z.object({
  /** Like +420777000001. */
  phone: z.string(),
  attempt: id,
  login_id: id,
  /** The hash of the code together with its attempt. Null until the SMS is about to be sent. */
  hash: z.nullable(z.string()),
  /**
   * The hash of the address that requested the code. Guesses from a browser arrive through Cognito, which does not pass
   * the address.
   */
  address: z.string(),
  /** The data of the login and account to create if the number has none. */
  registration: z.nullable(Registration),
  sent_at: z.string(),
  /** Epoch seconds. */
  valid_until: z.int(),
});
type Code = z.infer<typeof Code>;

const codes = entity('code', Code);

/**
 * What a code is for. A code for a `change` proves a new number of a login. It is kept apart from the codes of sign-ins
 * and signs nobody in: the number may be mistyped, and its owner must not get into the login.
 */
type CodeUse = 'sign-in' | 'change';
const keyOf = (use: CodeUse, { phone, attempt, login_id }: Pick<Code, 'phone' | 'attempt' | 'login_id'>): Key =>
  use === 'change' ? contactCodeKey(login_id, phone, attempt) : codeKey(phone, attempt);

/** A code that was guessed, with its key and the hash of its ticket if one was issued and not redeemed. */
export type RightCode = Code & { key: Key; ticket: string | undefined };

const hashOf = (attempt: string, secret: string): string =>
  createHash('sha256').update(`${attempt}\n${secret}`).digest('base64url');
const hashOfAddress = (address: string): string => createHash('sha256').update(address).digest('base64url');
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
const secondsOf = (now: string): number => Math.floor(Date.parse(now) / 1000);

type NewCode = Pick<Code, 'phone' | 'login_id' | 'address' | 'registration'>;

/**
 * Prepares a code for a number and queues its SMS, whose worker makes the code (`issueCode`). Until then every guess is
 * wrong. Returns `attempt` for the client.
 */
export const insertCode = async (newCode: NewCode, context: CodeContext): Promise<{ attempt: string }> => {
  const { attempt, writes } = codeInsertion('sign-in', newCode, context);
  await transact(writes);
  return { attempt };
};

type CodeContext = { locale: Locale; now: string };

/** The writes of `insertCode`, for the request of a code for a change. */
export const codeInsertion = (
  use: CodeUse,
  newCode: NewCode,
  { locale, now }: CodeContext,
): { attempt: string; writes: Write[] } => {
  // Starts with the time, so that the newest code of a number sorts last.
  const attempt = `${Date.parse(now).toString(36).padStart(9, '0')}-${randomBytes(16).toString('base64url')}`;
  const valid_until = secondsOf(now) + codeSeconds;
  const address = hashOfAddress(newCode.address);
  const stored = codes.store({ ...newCode, address, attempt, hash: null, sent_at: now, valid_until });
  const { phone, login_id } = newCode;
  const sms =
    use === 'change'
      ? ({ sms: 'change-code', login_id, phone, attempt, locale } as const)
      : ({ sms: 'code', phone, attempt, locale } as const);
  const writes: Write[] = [
    {
      part: ofOneTimeCode,
      put: {
        ...keyOf(use, { phone, attempt, login_id }),
        ...stored,
        guesses: 0,
        guesses_without_attempt: 0,
        [expiry]: valid_until,
      },
      if: ifNotExists,
    },
    effectWrite('send-sms', sms, { now, usefulFor: codeSeconds }),
  ];
  return { attempt, writes };
};

/**
 * Makes the code of an attempt, stores its hash and returns it for the SMS. A repetition replaces the code, so that
 * only the newest SMS works. `null` if the attempt was used or its item is gone. Whether it has expired is decided
 * where the code is verified.
 */
export const issueCode = (phone: string, attempt: string): Promise<string | null> =>
  issueAt(codeKey(phone, attempt), attempt);

/** As `issueCode`, of a code for a change of the login's number. */
export const issueChangeCode = (loginId: string, phone: string, attempt: string): Promise<string | null> =>
  issueAt(contactCodeKey(loginId, phone, attempt), attempt);

const issueAt = async (key: Key, attempt: string): Promise<string | null> => {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const issued: Write = {
    part: ofOneTimeCode,
    update: key,
    set: 'SET #hash = :hash',
    names: { '#hash': 'hash' },
    values: { ':hash': hashOf(attempt, code) },
    if: { expression: 'attribute_exists(pk) AND attribute_not_exists(used)' },
  };
  try {
    await transact([issued]);
    return code;
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
};

type Guess = {
  phone: string;
  /** Without it, the number's newest code is compared. */
  attempt: string | undefined;
  /** The login whose number the code changes; undefined for a sign-in. */
  changes?: string;
  answer: string;
  /** The address of the guess, if known; otherwise the address that requested the code counts. */
  address?: string;
  now: string;
};

/**
 * Returns the code that the answer matches. The guess is counted before it is compared, by conditional writes that hold
 * under concurrency. Guesses without an attempt do not use up the guesses of the person who requested the code. A used
 * code can be guessed again until its ticket is redeemed, so that a request repeated after a fault completes. Throws
 * code-expired, code-limit and wrong-code.
 */
export const verifyCode = async ({ phone, attempt, changes, answer, now, ...from }: Guess): Promise<RightCode> => {
  const item = await findCode({ phone, attempt, changes });
  const seconds = secondsOf(now);
  const code = item && codes.read(item);
  const ticket = item && typeof item['ticket'] === 'string' && item['ticket'] !== '' ? item['ticket'] : undefined;
  if (!code || code.valid_until <= seconds || (item['used'] && !ticket)) throw new Problem('code-expired');
  const key = keyOf(changes === undefined ? 'sign-in' : 'change', code);
  const address = from.address === undefined ? code.address : hashOfAddress(from.address);
  try {
    await consumeAll(
      [
        { limit: 'guesses-of-number-from-address', subject: `${phone} ${address}` },
        { limit: 'guesses-of-number', subject: phone },
        { limit: 'wrong-guesses-from-address', subject: address },
        ...(attempt === undefined ? [{ limit: 'guesses-without-attempt' as const, subject: phone }] : []),
      ],
      now,
      [guessWrite(key, attempt === undefined ? 'guesses_without_attempt' : 'guesses')],
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const wait = code.valid_until - seconds;
    throw new Problem('code-limit', { retryAfter: wait, params: { wait } });
  }
  if (code.hash === null || !isSame(code.hash, hashOf(code.attempt, answer)))
    throw new Problem('wrong-code', { fields: { code: { key: 'wrong-code' } } });
  await refund({ limit: 'wrong-guesses-from-address', subject: address }, now);
  return { ...code, key, ticket };
};

const findCode = async ({ phone, attempt, changes }: Pick<Guess, 'phone' | 'attempt' | 'changes'>) => {
  if (attempt === undefined) return (await queryTable(codesPartition(phone))).at(-1);
  return get(changes === undefined ? codeKey(phone, attempt) : contactCodeKey(changes, phone, attempt));
};

const guessWrite = (key: Key, counter: 'guesses' | 'guesses_without_attempt'): Write => ({
  part: 'guess',
  update: key,
  set: `SET ${counter} = ${counter} + :one`,
  values: { ':one': 1 },
  if: {
    expression: `${counter} < :most AND (attribute_not_exists(used) OR ticket <> :redeemed)`,
    values: { ':most': guessesPerCode, ':redeemed': '' },
  },
});

/**
 * Marks a code as used: one write of the transaction that signs in. `ticket` then replaces the code and an earlier
 * ticket, see `redeemTicket`. Fails as part `code` if another request used the code first.
 */
export const codeUseWrite = ({ key, attempt, ticket: earlier }: RightCode, ticket?: string): Write => ({
  part: ofOneTimeCode,
  update: key,
  set: 'SET used = :true, ticket = :ticket',
  values: { ':true': true, ':ticket': ticket === undefined ? '' : hashOf(attempt, ticket) },
  if: earlier
    ? { expression: 'ticket = :earlier', values: { ':earlier': earlier } }
    : { expression: 'attribute_exists(pk) AND attribute_not_exists(used)' },
});

export const newTicket = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the login that a ticket signs in. The server compares codes itself, so that it can report what is wrong, and
 * gets tokens from Cognito with a ticket known only to it. A ticket works once, while its code is valid.
 */
export const redeemTicket = async (
  phone: string,
  attempt: string,
  ticket: string,
  now: string,
): Promise<string | undefined> => {
  const item = await get(codeKey(phone, attempt));
  const code = item && codes.read(item);
  if (!code || code.valid_until <= secondsOf(now)) return undefined;
  try {
    await transact([
      {
        part: 'ticket',
        update: codeKey(phone, attempt),
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
