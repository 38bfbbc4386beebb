import { chosenAccount, currentLogin } from './session.ts';

/**
 * The login and the account whose data this tab shows; null for a visitor, and until the account has loaded. The
 * browser's session is shared by all tabs, so another tab may have replaced it.
 */
type Owner = { login: string | undefined; accounts: readonly (string | null)[] };
let owner: Owner | null = null;

/** Binds the tab to the current session, whose account is `account`. */
export const setOwner = (account: string | null): void => {
  // Without a chosen account the server has taken the login's first one, which another tab may then choose.
  owner = account === null ? null : { login: currentLogin(), accounts: [chosenAccount(), account] };
};

/** Whether the browser's session is still the one whose data this tab shows. */
export const isOwnSession = (): boolean =>
  owner === null || (owner.login === currentLogin() && owner.accounts.includes(chosenAccount()));

let found: () => void = () => {};
/** Called when a request finds that the session is another one. */
export const onForeignSession = (listener: () => void): void => {
  found = listener;
};
export const reportForeignSession = (): void => found();
