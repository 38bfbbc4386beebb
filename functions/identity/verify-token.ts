import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwksValidationError, JwkValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import { type JwksCache, SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { requireEnv } from '../data/environment.ts';

/**
 * The keys of the user pool, from the same endpoint as every other AWS request. They are fetched once per process, and
 * again for an unknown key id, at most every ten seconds.
 */
const keysOfPool = (): JwksCache =>
  new SimpleJwksCache({
    fetcher: {
      fetch: async (uri) => {
        const { pathname } = new URL(uri);
        const answer = await fetch(new URL(pathname, process.env['AWS_ENDPOINT_URL'] ?? uri), {
          signal: AbortSignal.timeout(3000),
        });
        if (!answer.ok) throw new Error(`The user pool's keys: ${answer.status}`);
        return answer.arrayBuffer();
      },
    },
  });

const create = () =>
  CognitoJwtVerifier.create(
    { userPoolId: requireEnv('USER_POOL_ID'), tokenUse: 'access', clientId: requireEnv('TOKEN_CLIENTS').split(',') },
    { jwksCache: keysOfPool() },
  );
let verifier: ReturnType<typeof create> | undefined;

/**
 * The claims of an access token of this app's user pool and clients; undefined for any other text, and for an expired
 * token. For connections that API Gateway's authorizer does not check. Throws if the token's key is not known and the
 * pool's keys cannot be read.
 */
export const verifiedClaims = async (token: string): Promise<Record<string, unknown> | undefined> => {
  verifier ??= create();
  try {
    return { ...(await verifier.verify(token)) };
  } catch (error) {
    if (isAboutToken(error)) return undefined;
    throw error;
  }
};

const isAboutToken = (error: unknown): boolean =>
  error instanceof JwtBaseError && !(error instanceof JwksValidationError || error instanceof JwkValidationError);
