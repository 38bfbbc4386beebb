import { randomInt } from 'node:crypto';
import type { insertCode as insert } from '../../functions/data/auth/codes.ts';
import { sentTo } from './sent.ts';

/** A random unused Czech mobile number. */
export const aNumber = (): string => `+420${randomInt(600_000_000, 800_000_000)}`;

/** The SMS sent to a number, newest first. */
export const smsTo = async (phone: string): Promise<string[]> => (await sentTo(phone)).map(({ text }) => text);

/** The code in the newest SMS. */
export const codeSentTo = async (phone: string): Promise<string> => {
  const [newest] = await smsTo(phone);
  const code = newest && /#(\d+)$/.exec(newest)?.[1];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
};

/** A code that differs from the right one. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 10_000).padStart(4, '0');

/** Requests a code as code_register_sms does, without its limits, and reads it from the SMS. */
export const requestCode = async (
  request: Parameters<typeof insert>[0],
  now: string,
): Promise<{ attempt: string; code: string }> => {
  // Imported late, because a test may choose another table first.
  const { insertCode } = await import('../../functions/data/auth/codes.ts');
  const { attempt } = await insertCode(request, { locale: 'en', now });
  return { attempt, code: await codeSentTo(request.phone) };
};
