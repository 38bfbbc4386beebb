import { plainEmail } from '#shared/domain/people/email.ts';
import type { Config, connect } from './cognito.ts';
import { inTime } from './deadline.ts';

/**
 * Who is signed in, as far as requests need to know: the login's access token and the account that acts.
 * Amplify comes with the first question, so that it is never part of the first paint.
 */
type Cognito = ReturnType<typeof connect>;
let connecting: Promise<Cognito> | undefined;
const cognito = () =>
  (connecting ??= Promise.all([import('./cognito.ts'), fetchConfig()])
    .then(([{ connect }, config]) => connect(config))
    .catch((error: unknown) => {
      connecting = undefined;
      throw error;
    }));

const fetchConfig = async (): Promise<Config> => {
  const answer = await inTime(fetch('/config.json'));
  if (!answer.ok) throw new Error('config.json is missing');
  return inTime(answer.json() as Promise<Config>);
};

/** Fetches what signing in needs while someone still types who they are. */
export const prepareSignIn = (): void => void cognito().catch(() => undefined);

/** Where Amplify keeps a session; without one nobody waits for it to be loaded. */
const mayBeSignedIn = () => Object.keys(localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'));

let login: string | undefined;

export const accessToken = async (forceRefresh = false): Promise<string | null> => {
  if (!mayBeSignedIn()) {
    login = undefined;
    return null;
  }
  const token = await inTime((await cognito()).accessToken(forceRefresh));
  login = token?.login;
  return token?.text ?? null;
};

let signingIn: () => void = () => {};
/** The shell says what to fetch while Cognito is asked. */
export const onSignIn = (listener: () => void): void => {
  signingIn = listener;
};

export const signIn = async (username: string, password: string): Promise<void> => {
  signingIn();
  const { signIn, signOut } = await cognito();
  await inTime(signOut()); // Amplify refuses to sign in over a session that another tab left
  await inTime(signIn(plainEmail(username) ?? username.trim().toLowerCase(), password));
};

/** The same login once more, after its password was changed and every sign-in of it has ended. */
export const signInAgain = async (password: string): Promise<void> => inTime((await cognito()).signInAgain(password));

/** Whether the code is the right one. A number is written with its plus sign. */
export const signInWithCode = async (number: string, code: string, attempt: string): Promise<boolean> => {
  signingIn();
  const { signInWithCode, signOut } = await cognito();
  await inTime(signOut());
  return inTime(signInWithCode(number, code, attempt));
};

export const signOut = async (): Promise<void> => {
  await inTime((await cognito()).signOut());
  login = undefined;
};

const accountKey = () => `smena.account.${login}`;
/** The account chosen last by this login on this device; without one the server takes the login's first. */
export const chosenAccount = (): string | null => (login ? localStorage.getItem(accountKey()) : null);
export const chooseAccount = (id: string | null): void =>
  id ? localStorage.setItem(accountKey(), id) : localStorage.removeItem(accountKey());

let ended: () => void = () => {};
/** The shell says what happens when the session ends under someone's hands. */
export const onSessionEnd = (listener: () => void): void => {
  ended = listener;
};
export const endSession = (): void => {
  if (!held) ended();
};

/** A change of the password ends the tokens that background requests still carry; the work signs in again itself. */
export const holdSession = async (work: () => Promise<void>): Promise<void> => {
  held = true;
  try {
    await work();
  } finally {
    held = false;
  }
};
let held = false;
