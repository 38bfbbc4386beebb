import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { Amplify } from '@aws-amplify/core';

type UserPool = { userPoolId: string; userPoolClientId: string; userPoolEndpoint?: string | undefined };

/** What the package aws-amplify does, without its other categories: they are 6,000 files to install. */
export const configureAmplify = ({ userPoolId, userPoolClientId, userPoolEndpoint }: UserPool) => {
  const Auth = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
};
