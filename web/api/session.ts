import { normalizeEmail } from '#shared/domain/people/email.ts';
import { importOften } from '../ui/import-again.ts';
import { remember } from '../ui/remember.ts';
import type { connect } from './cognito.ts';
import { fetchConfig } from './config.ts';
import { inTime } from './deadline.ts';
import { forgetKeptReplies } from './kept-replies.ts';
import { hasStoredSession } from './stored-session.ts';

type Cognito = ReturnType<typeof connect>;
let connecting: Promise<Cognito> | undefined;
/** Amplify is loaded on first use, so it is not part of the first paint. */
const cognito = () =>
  (connecting ??= inTime(Promise.all([importOften(() => import('./cognito.ts'), 'connect'), fetchConfig()]))
    .then(([{ connect }, config]) => connect(config))
    .catch((error: unknown) => {
      connecting = undefined;
      throw error;
    }));

/** Preloads the sign-in code while the user types. */
export const prepareSignIn = (): void => void cognito().catch(() => undefined);

let login: string | undefined;
/** The login of the last access token; undefined for a visitor, and until the first token has loaded. */
export const currentLogin = (): string | undefined => login;

export const accessToken = async (forceRefresh = false): Promise<string | null> => {
  if (!hasStoredSession()) {
    login = undefined;
    return null;
  }
  const token = await inTime((await cognito()).accessToken(forceRefresh));
  login = token?.login;
  return token?.text ?? null;
};

let signingIn: () => void = () => {};
/** Runs when a request first needs the session, so that the shell can preload code. */
export const onSignIn = (listener: () => void): void => {
  signingIn = listener;
};

const endedKey = 'smena.ended';
/** Keeps on this device that the session ended by itself, so that every tab says so, until the next sign-in. */
export const keepSessionEnd = (): void => remember(endedKey, '');
export const hasSessionEnded = (): boolean => localStorage.getItem(endedKey) !== null;
const forgetSessionEnd = (): void => localStorage.removeItem(endedKey);

/** Returns whether the login is signed in: not with a password that an admin has set, which must be replaced first. */
export const signIn = async (username: string, password: string): Promise<boolean> => {
  signingIn();
  const { signIn, signOut } = await cognito();
  await inTime(signOut()); // Amplify refuses to sign in over a session of another tab
  await forgetKeptReplies();
  const isSignedIn = await inTime(signIn(normalizeEmail(username) ?? username.trim().toLowerCase(), password));
  if (isSignedIn) forgetSessionEnd();
  return isSignedIn;
};

/** Signs in again after a password change, which ended all sessions of the login. */
export const signInAgain = async (password: string): Promise<void> => inTime((await cognito()).signInAgain(password));

/** Returns whether the code is correct. The phone number is E.164. */
export const signInWithCode = async (number: string, code: string, attempt: string): Promise<boolean> => {
  signingIn();
  const { signInWithCode, signOut } = await cognito();
  await inTime(signOut());
  await forgetKeptReplies();
  const isSignedIn = await inTime(signInWithCode(number, code, attempt));
  if (isSignedIn) forgetSessionEnd();
  return isSignedIn;
};

export const signOut = async (): Promise<void> => {
  await inTime((await cognito()).signOut());
  await forgetKeptReplies();
  login = undefined;
};

const accountKey = () => `smena.account.${login}`;
/** The account last chosen by this login on this device; without one the server uses the login's first. */
export const chosenAccount = (): string | null => (login ? localStorage.getItem(accountKey()) : null);
export const chooseAccount = (id: string | null): void =>
  id ? remember(accountKey(), id) : localStorage.removeItem(accountKey());

let ended: () => void = () => {};
/** Called when the session ends during use. */
export const onSessionEnd = (listener: () => void): void => {
  ended = listener;
};
export const endSession = (): void => {
  if (!isHeld) ended();
};

/**
 * A password change revokes the tokens of background requests, but the user signs in again at once, so their 401 must
 * not end the session.
 */
export const holdSession = async (work: () => Promise<void>): Promise<void> => {
  isHeld = true;
  try {
    await work();
  } finally {
    isHeld = false;
  }
};
let isHeld = false;
export const isSessionHeld = (): boolean => isHeld;
