import { randomInt } from 'node:crypto';
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
