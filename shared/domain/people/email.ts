import { streamSafe } from '../stream-safe.ts';

const mailbox = /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([\p{L}\p{M}\p{N}.-]{3,190})$/u;
const domain = /^(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+[a-z][a-z\d-]{1,62}(?<!-)$/;
/** RFC 3696: 64 characters, the @ and 255 characters. */
const longest = 320;

/**
 * The canonical form of an e-mail address: lower case, an international domain in ASCII (IDNA), so that two spellings
 * of an address are equal. Null for invalid addresses; before the @ only ASCII is accepted.
 */
export const normalizeEmail = (written: string): string | null => {
  if (written.length > longest) return null;
  const [, name = '', host = ''] = mailbox.exec(streamSafe(written.trim()).normalize('NFC').toLowerCase()) ?? [];
  if (name === '' || /^\.|\.\.|\.$/.test(name)) return null;
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return domain.test(hostname) ? `${name}@${hostname}` : null;
};
