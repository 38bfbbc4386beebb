import { confirmSignIn, fetchAuthSession, getCurrentUser, signIn, signOut } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { configureAmplify } from './amplify.ts';
import type { Config } from './config.ts';
import { startDeadline, until } from './deadline.ts';

/** Returns false for a password that an admin has set, which is replaced before the first sign-in. */
const withPassword = async (username: string, password: string): Promise<boolean> => {
  const { isSignedIn, nextStep } = await signIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } });
  if (!isSignedIn && nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    throw new Error(`sign-in stopped at ${nextStep.signInStep}`);
  return isSignedIn;
};

const freshTokens = async (forceRefresh: boolean) => (await fetchAuthSession({ forceRefresh })).tokens;

/** Tokens as they are on this device. Throws the error again if there are none. */
const storedTokens = async (error: unknown) => {
  const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  if (!tokens) throw error;
  return tokens;
};

/** Milliseconds. */
const shortTime = 5000;
const inShortTime = <T>(promise: Promise<T>): Promise<T> => {
  const { signal, clear } = startDeadline(shortTime);
  return until(signal, promise).finally(clear);
};

/** The only wrapper of Amplify. api/session.ts loads it after the first paint. */
export const connect = ({ userPoolId, userPoolClientId, userPoolEndpoint }: Config) => {
  configureAmplify({ userPoolId, userPoolClientId, userPoolEndpoint });
  return {
    /**
     * The access token, refreshed shortly before it expires; null without a session or when Cognito rejects the
     * refresh. Without an answer of Cognito it is the expired one, which still names the login: the service worker finds
     * what it keeps by it, and the API refuses it, so that a fresh one is requested. `forceRefresh` throws then.
     */
    accessToken: async (forceRefresh: boolean) => {
      const tokens = forceRefresh ? await freshTokens(true) : await inShortTime(freshTokens(false)).catch(storedTokens);
      return tokens ? { text: tokens.accessToken.toString(), login: String(tokens.accessToken.payload.sub) } : null;
    },
    signIn: withPassword,
    signInAgain: async (password: string) => {
      const { username } = await getCurrentUser();
      await signOut();
      await withPassword(username, password);
    },
    /**
     * Starts the sign-in and answers the code challenge in one call when the code is submitted. Cognito's challenge
     * session lasts minutes, so neither a slow SMS nor a reload of the page can expire it. `attempt` identifies the
     * code.
     */
    signInWithCode: async (username: string, code: string, attempt: string) => {
      await signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
      const { isSignedIn } = await confirmSignIn({ challengeResponse: code, options: { clientMetadata: { attempt } } });
      return isSignedIn;
    },
    signOut: () => signOut(),
  };
};
