import { Problem } from '#shared/domain/problem.ts';
import type { Code } from './codes.ts';
import { codeUsed } from './codes.ts';
import { newcomerWrites, numberKnown, throwTaken } from './newcomers.ts';
import { transact, WriteRefused } from './table.ts';

/**
 * Uses up a right code; of a newcomer it makes the login, the account and the company in the same transaction. `ticket`
 * stands for the code from then on. Throws code-expired where another request was quicker, and what of it is taken.
 */
export const consumeCode = async (code: Code, now: string, ticket?: string): Promise<void> => {
  const { newcomer, phone, login_id: id } = code;
  const login = { id, email: null, phone, login: null, created_at: now };
  const made = newcomer ? [...(await newcomerWrites(newcomer, login)), numberKnown(phone)] : [];
  try {
    await transact([codeUsed(code, ticket), ...made]);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    if (error.parts.includes('code')) throw new Problem('code-expired');
    // An earlier code of the same number has made the login already: this one signs it in.
    if (newcomer && error.parts.includes('id')) return consumeCode({ ...code, newcomer: null }, now, ticket);
    throwTaken(error);
  }
};
