import { Stack, type StackProps } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { contracts } from '#shared/contracts/all.ts';
import type { Area } from '#shared/contracts/endpoint.ts';
import { EndpointFunction } from '../constructs/endpoint-function.ts';
import { settingsOf } from '../settings.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import type { IdentityStack } from './identity.ts';
import type { MailStack } from './mail.ts';

type Parts = { data: DataStack; identity: IdentityStack; mail: MailStack; api: ApiStack };

type Need = (endpoint: EndpointFunction, parts: Parts) => void;
const sendsMail: Need = (endpoint, { mail }) => mail.letSend(endpoint);

/** For handlers that use functions/identity: the user pool's id, and permission for the Cognito calls they make. */
const withLogins =
  (...actions: [string, ...string[]]): Need =>
  (endpoint, { identity: { userPool, serverClient } }) => {
    endpoint.addEnvironment('USER_POOL_ID', userPool.userPoolId);
    endpoint.addEnvironment('SERVER_CLIENT_ID', serverClient.userPoolClientId);
    userPool.grant(endpoint, ...actions.map((action) => `cognito-idp:${action}`));
  };

/** SMS to the allowed countries only, up to the monthly maximum. */
const sendsSms: Need = (endpoint) => {
  const { origin, smsCountries, smsMonthly } = settingsOf(endpoint);
  endpoint.addEnvironment('ORIGIN', origin);
  endpoint.addEnvironment('SMS_COUNTRIES', smsCountries);
  endpoint.addEnvironment('SMS_MONTHLY', String(smsMonthly));
  // A phone number has no ARN. This denies publishing to topics, so that only SMS remain allowed.
  endpoint.addToRolePolicy(new iam.PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:aws:sns:*:*:*'] }));
};
/** createLogin and setPassword of functions/identity. */
const setsPassword = ['AdminCreateUser', 'AdminUpdateUserAttributes', 'AdminSetUserPassword'] as const;

/** Permissions and environment of single endpoints beyond the table, by contract name. */
const needs: Readonly<Record<string, readonly Need[]>> = {
  'change-password': [withLogins('AdminInitiateAuth', 'AdminSetUserPassword', 'AdminUserGlobalSignOut'), sendsMail],
  'sign-out-everywhere': [withLogins('AdminUserGlobalSignOut')],
  'delete-me': [withLogins('AdminDeleteUser')],
  login: [withLogins('AdminInitiateAuth')],
  'code-register-sms': [withLogins('AdminGetUser', ...setsPassword), sendsSms],
  'code-login': [withLogins('AdminInitiateAuth', 'AdminRespondToAuthChallenge'), sendsMail],
  register: [sendsMail],
  'send-activation': [sendsMail],
  'send-password-link': [sendsMail],
  'admit-user': [sendsMail],
  'refuse-user': [sendsMail],
  'create-account': [sendsMail],
  'set-password': [withLogins(...setsPassword, 'AdminUserGlobalSignOut'), sendsMail],
  invite: [sendsMail, sendsSms],
  'accept-invitation': [withLogins(...setsPassword)],
};

/** The endpoints of one area, created from its contracts. */
export class ApiAreaStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { area, data, identity, mail, api, ...props }: StackProps & Parts & { area: Area },
  ) {
    super(scope, id, props);

    for (const contract of contracts.filter((endpoint) => endpoint.area === area)) {
      const endpoint = new EndpointFunction(this, contract, { api, table: data.table });
      for (const need of needs[contract.name] ?? []) need(endpoint, { data, identity, mail, api });
    }
  }
}
