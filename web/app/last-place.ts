import { ownAddress } from '../paths.ts';

/**
 * Each account's last address on this device. Somebody who signs in, or comes back to an account, goes on where they
 * were; the next morning they start at home.
 */
const minutes = 120;
const key = (account: string) => `smena.place.${account}`;

export const rememberLocation = (account: string, address: string): void =>
  localStorage.setItem(key(account), `${Date.now()} ${address}`);

export const lastPlace = (account: string): string | null => {
  const [, at, address] = /^(\d+) (.+)$/.exec(localStorage.getItem(key(account)) ?? '') ?? [];
  return address && Date.now() - Number(at) < minutes * 60_000 ? ownAddress(address) : null;
};

/** Set while this tab is between accounts, so that only who arrives is led to their last place: `/` is home otherwise. */
const arriving = 'smena.arriving';
export const awaitArrival = (): void => sessionStorage.setItem(arriving, 'yes');
export const hasArrived = (): boolean => {
  const was = sessionStorage.getItem(arriving) !== null;
  sessionStorage.removeItem(arriving);
  return was;
};
