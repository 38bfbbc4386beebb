const mailbox = /^([\w.!#$%&'*+/=?^`{|}~-]{1,64})@([\p{L}\p{M}\p{N}.-]{3,190})$/u;
const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * The one form of an e-mail address: lower case, an international domain as its ASCII name (IDNA), so that two spellings
 * of one address are one address. Null for what no letter reaches; before the @ only ASCII does.
 */
export const plainEmail = (written: string): string | null => {
  const [, name = '', host = ''] = mailbox.exec(written.trim().normalize('NFC').toLowerCase()) ?? [];
  if (name === '' || /^\.|\.\.|\.$/.test(name)) return null;
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return domain.test(hostname) ? `${name}@${hostname}` : null;
};
