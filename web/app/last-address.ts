import { ownAddress } from '../paths.ts';
import { remember } from '../ui/remember.ts';

/**
 * Each account's last address on this device. After a sign-in or a change of account within two hours, the user
 * continues there; later, at the home page.
 */
const minutes = 120;
const key = (account: string) => `smena.place.${account}`;

export const rememberLocation = (account: string, address: string): void =>
  remember(key(account), `${Date.now()} ${address}`);

export const lastAddress = (account: string): string | null => {
  const [, at, address] = /^(\d+) (.+)$/.exec(localStorage.getItem(key(account)) ?? '') ?? [];
  return address && Date.now() - Number(at) < minutes * 60_000 ? ownAddress(address) : null;
};

/**
 * Set while the tab changes accounts, so that `/` leads to the last address only after an arrival, otherwise to the
 * home page.
 */
const arriving = 'smena.arriving';
export const awaitArrival = (): void => remember(arriving, 'yes', () => sessionStorage);
export const hasArrived = (): boolean => {
  const was = sessionStorage.getItem(arriving) !== null;
  sessionStorage.removeItem(arriving);
  return was;
};
