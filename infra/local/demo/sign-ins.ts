import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { NewLogin } from '../../../functions/data/auth/logins.ts';

const cognito = new CognitoIdentityProviderClient({});

/** Creates the Cognito user of a login: e-mail, phone or name, and password. */
export const createSignIn = async (
  UserPoolId: string,
  { id, email, phone, login }: Omit<NewLogin, 'created_at'>,
  password: string,
) => {
  const attributes = {
    ...(email && { email, email_verified: 'true' }),
    ...(phone && { phone_number: phone, phone_number_verified: 'true' }),
    ...(login && { preferred_username: login }),
  };
  await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username: id,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: id, Password: password, Permanent: true }),
  );
};
