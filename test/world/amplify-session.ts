import { signIn } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { inject } from 'vitest';
import { configureAmplify } from '../../web/api/amplify.ts';

type Credentials = { login: string; password: string };

let last: Promise<unknown> = Promise.resolve();

/**
 * What Amplify stores in a browser after a sign-in: names and values. Amplify has one session, so one after another.
 */
export const amplifySession = (credentials: Credentials): Promise<[string, string][]> => {
  const next = last.then(() => signInTo(credentials));
  last = next.catch(() => undefined);
  return next;
};

const signInTo = async ({ login, password }: Credentials): Promise<[string, string][]> => {
  const { origin, deployment } = inject('cloud');
  const { userPoolId, webClientId: userPoolClientId } = deployment;
  configureAmplify({ userPoolId, userPoolClientId, userPoolEndpoint: `${origin}/cognito` });
  const stored = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (name, value) => void stored.set(name, value),
    getItem: async (name) => stored.get(name) ?? null,
    removeItem: async (name) => void stored.delete(name),
    clear: async () => stored.clear(),
  });
  const { isSignedIn, nextStep } = await signIn({
    username: login,
    password,
    options: { authFlowType: 'USER_SRP_AUTH' },
  });
  if (!isSignedIn) throw new Error(`The sign-in stopped at ${nextStep.signInStep}`);
  return [...stored];
};
