const prefix = 'smena.list.';

/** Where a list's page, order and filters are kept on this device, per account and role. */
export const rememberedListKey = (list: string, account: string, role: string): string =>
  `${prefix}${list}.${account}.${role}`;

/** Filters may have names of people in them, which the next user of a shared device must not read. */
export const forgetLists = (): void => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys) localStorage.removeItem(key);
};
