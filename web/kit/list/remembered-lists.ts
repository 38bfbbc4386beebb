import { remember } from '../../ui/remember.ts';

const prefix = 'smena.list.';
/** A list that was last used longer ago starts without filters. */
const seconds = 86_400;

/** Where a list's page, order and filters are kept on this device, per account and role. */
export const rememberedListKey = (list: string, account: string, role: string): string =>
  `${prefix}${list}.${account}.${role}`;

export const rememberList = (key: string, query: string): void => remember(key, `${Date.now()} ${query}`);

/** The query of a list, or null if it is not remembered or has expired. */
export const rememberedList = (key: string): string | null => {
  const [, at, query] = /^(\d+) (.+)$/.exec(localStorage.getItem(key) ?? '') ?? [];
  return query && Date.now() - Number(at) < seconds * 1000 ? query : null;
};

/** Filters may have names of people in them, which the next user of a shared device must not read. */
export const forgetLists = (): void => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) localStorage.removeItem(key);
};
