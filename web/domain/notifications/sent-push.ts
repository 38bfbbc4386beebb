import { remember } from '../../ui/remember.ts';

/** The browser's subscription that the server has, by its id there, and the login that sent it. */
type SentPush = { login: string; id: string };

const key = 'smena.push';

/** Null if push messages were not turned on in this browser, or not since the last sign-out. */
export const sentPush = (): SentPush | null => {
  const [login, id] = (localStorage.getItem(key) ?? '').split(' ');
  return login && id ? { login, id } : null;
};

export const rememberSentPush = ({ login, id }: SentPush): void => remember(key, `${login} ${id}`);
export const forgetSentPush = (): void => localStorage.removeItem(key);
