import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, getCurrentUser, signIn, signOut } from 'aws-amplify/auth';

/** /config.json: which user pool this deployment signs in with. */
export type Config = { region: string; userPoolId: string; userPoolClientId: string; userPoolEndpoint?: string };

const withPassword = async (username: string, password: string): Promise<void> => {
  const { isSignedIn, nextStep } = await signIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } });
  if (!isSignedIn) throw new Error(`sign-in stopped at ${nextStep.signInStep}`);
};

/** Amplify, wrapped once. Loaded after the first paint (api/session.ts). */
export const connect = ({ userPoolId, userPoolClientId, userPoolEndpoint }: Config) => {
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  return {
    /** The access token, refreshed when it is near its end; null when nobody is signed in or the refresh is refused. */
    accessToken: async (forceRefresh: boolean) => {
      const { tokens } = await fetchAuthSession({ forceRefresh });
      return tokens ? { text: tokens.accessToken.toString(), login: String(tokens.accessToken.payload.sub) } : null;
    },
    signIn: withPassword,
    signInAgain: async (password: string) => {
      const { username } = await getCurrentUser();
      await signOut();
      await withPassword(username, password);
    },
    /**
     * Both steps at once, when the code is typed: so it does not matter how long an SMS takes, or that the page was
     * loaded again meanwhile. The attempt says which code is meant.
     */
    signInWithCode: async (username: string, code: string, attempt: string) => {
      await signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
      const { isSignedIn } = await confirmSignIn({
        challengeResponse: code,
        options: { clientMetadata: { attempt } },
      });
      return isSignedIn;
    },
    signOut: () => signOut(),
  };
};
