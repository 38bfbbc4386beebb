import { SecretValue, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type Area, contracts } from '#shared/contracts/all.ts';
import { type ApiName, apiNames, apis } from '../apis.ts';
import { EndpointFunction } from '../constructs/endpoint-function.ts';
import {
  asksGeocoder,
  asksPushKeys,
  asksRegisters,
  asksStripe,
  checksPushAddresses,
  countsSms,
  localPushSecret,
  localSigningSecret,
  pushSecret,
  settingsOf,
  stripeKeySecret,
} from '../settings.ts';
import { opensOwnQuotes, sealsQuotes } from '../tender-keys.ts';
import type { ApiStack } from './api.ts';
import type { DataStack } from './data.ts';
import type { FilesStack } from './files.ts';
import type { IdentityStack } from './identity.ts';
import type { RealtimeStack } from './realtime.ts';

type Parts = { data: DataStack; files: FilesStack; identity: IdentityStack; api: ApiStack; realtime: RealtimeStack };

type Need = (endpoint: EndpointFunction, parts: Parts) => void;

/** For handlers that use functions/identity: the user pool's id, and permission for the Cognito calls they make. */
const withLogins =
  (...actions: [string, ...string[]]): Need =>
  (endpoint, { identity: { userPool, serverClient } }) => {
    endpoint.addEnvironment('USER_POOL_ID', userPool.userPoolId);
    endpoint.addEnvironment('SERVER_CLIENT_ID', serverClient.userPoolClientId);
    userPool.grant(endpoint, ...actions.map((action) => `cognito-idp:${action}`));
  };

/** The signing secrets of Stripe's webhook: a random value that signs nothing, until the runbook's step sets them. */
const verifiesStripe: Need = (endpoint) => {
  const secretName = 'smena-stripe-signing-secrets';
  const secret = new secrets.Secret(endpoint, 'signing-secrets', {
    secretName,
    description: "Signing secrets of Stripe's webhook, separated by a space during a rotation",
    ...(settingsOf(endpoint).local && { secretStringValue: SecretValue.unsafePlainText(localSigningSecret) }),
  });
  endpoint.addEnvironment('STRIPE_SIGNING_SECRETS', secretName);
  // By name, because the local cloud resolves the reference of a secret to its name.
  secrets.Secret.fromSecretNameV2(endpoint, 'signing-secrets-by-name', secretName).grantRead(endpoint);
  Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: 'Stripe issues it; the runbook rotates it' });
};
/** The key of Stripe's API: a value that Stripe refuses, until the runbook's step sets it. */
const createsStripeKey: Need = (endpoint) => {
  const secret = new secrets.Secret(endpoint, 'key', {
    secretName: stripeKeySecret,
    description: 'Secret key of the API of Stripe',
    ...(settingsOf(endpoint).local && { secretStringValue: SecretValue.unsafePlainText('sk_test_of_the_local_cloud') }),
  });
  Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: 'Stripe issues it; the runbook rotates it' });
};
/** Nobody needs to know the secret of push messages, so the deployment makes it. */
const createsPushSecret: Need = (endpoint) => {
  const secret = new secrets.Secret(endpoint, 'secret', {
    secretName: pushSecret,
    description: 'Of which the keys of push messages are derived',
    ...(settingsOf(endpoint).local
      ? { secretStringValue: SecretValue.unsafePlainText(localPushSecret) }
      : { generateSecretString: { passwordLength: 48, excludePunctuation: true } }),
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'Browsers subscribe to one public key: a new one would end push messages on all devices',
  });
};
/** The secret with the key of the models' API; `ask-assistant` creates it. Bedrock needs none. */
const modelKeySecret = 'smena-model-key';
const createsModelKey: Need = (endpoint) => {
  const { local, modelKey } = settingsOf(endpoint);
  const secret = new secrets.Secret(endpoint, 'key', {
    secretName: modelKeySecret,
    description: 'Key of the API of the models of the assistant',
    ...(local && { secretStringValue: SecretValue.unsafePlainText(modelKey) }),
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'The provider issues it; the runbook rotates it',
  });
};
/** For functions that use functions/assistant/models.ts. */
const asksModels: Need = (endpoint) => {
  const { modelUrl, models } = settingsOf(endpoint);
  endpoint.addEnvironment('MODELS', models);
  endpoint.addEnvironment('MODEL_URL', modelUrl);
  endpoint.addEnvironment('MODEL_KEY', modelKeySecret);
  // By name, because the local cloud resolves the reference of a secret to its name.
  secrets.Secret.fromSecretNameV2(endpoint, 'model-key', modelKeySecret).grantRead(endpoint);
};
/** Where the profiles `eu.…` of Bedrock send requests to. */
const europe = ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'];
/** Without an API of models: only the models of the deployment, and no other call of Bedrock. */
const invokesModels: Need = (endpoint) => {
  const { modelUrl, models } = settingsOf(endpoint);
  if (modelUrl !== '') return;
  const stack = Stack.of(endpoint);
  const resources = models
    .split(',')
    .flatMap((id) => [
      stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: id }),
      ...europe.map(
        (region) => `arn:${stack.partition}:bedrock:${region}::foundation-model/${id.replace(/^eu\./, '')}`,
      ),
    ]);
  endpoint.addToRolePolicy(new iam.PolicyStatement({ actions: ['bedrock:InvokeModelWithResponseStream'], resources }));
};
/** The addresses of the APIs, for functions/assistant/door.ts: what the assistant reads, it reads there as the caller. */
const callsApis: Need = (endpoint, { api }) => {
  const { local } = settingsOf(endpoint);
  const urlOf = (name: ApiName) => {
    const { http } = api.apis[name];
    return local ? `/_aws/execute-api/${http.apiId}/$default` : http.apiEndpoint;
  };
  const beginnings = apiNames.flatMap((name) => apis[name].map((beginning) => [beginning, urlOf(name)]));
  endpoint.addEnvironment('API_URLS', Stack.of(endpoint).toJsonString(beginnings));
};
/** For functions that answer with addresses of the app. */
const namesOrigin: Need = (endpoint) => {
  endpoint.addEnvironment('ORIGIN', settingsOf(endpoint).origin);
};
/** createLogin and setPassword of functions/identity. */
const setsPassword = ['AdminCreateUser', 'AdminUpdateUserAttributes', 'AdminSetUserPassword'] as const;

const readsCatalogue: Need = (endpoint, { files }) => files.letReadCatalogue(endpoint);

/** Permissions and environment of single endpoints beyond the table, by contract name. */
const needs: Readonly<Record<string, readonly Need[]>> = {
  'get-calendar': [namesOrigin],
  'create-calendar': [namesOrigin],
  'read-calendar': [namesOrigin],
  'change-password': [withLogins('AdminInitiateAuth', 'AdminSetUserPassword', 'AdminUserGlobalSignOut')],
  'change-email': [withLogins('AdminInitiateAuth')],
  'confirm-email': [withLogins(...setsPassword), countsSms],
  'change-phone': [withLogins('AdminInitiateAuth'), countsSms],
  'confirm-phone': [withLogins(...setsPassword, 'AdminDeleteUser'), countsSms],
  'confirm-phone-link': [withLogins(...setsPassword, 'AdminDeleteUser'), countsSms],
  'change-user-phone': [countsSms],
  'resend-invitation': [countsSms],
  'sign-out-everywhere': [withLogins('AdminUserGlobalSignOut')],
  'delete-me': [withLogins('AdminDeleteUser')],
  'deactivate-user': [withLogins('AdminDeleteUser')],
  'update-company-managers': [withLogins('AdminDeleteUser')],
  login: [withLogins('AdminInitiateAuth')],
  'code-register-sms': [withLogins('AdminGetUser', ...setsPassword), countsSms],
  'code-login': [withLogins('AdminInitiateAuth', 'AdminRespondToAuthChallenge')],
  'set-password': [withLogins(...setsPassword, 'AdminUserGlobalSignOut')],
  invite: [countsSms],
  'create-user': [withLogins(...setsPassword), countsSms],
  'prefill-company': [asksRegisters],
  'find-company': [asksRegisters],
  'import-workers': [countsSms],
  'geocode-address': [asksGeocoder],
  'geocode-point': [asksGeocoder],
  'receive-stripe-events': [verifiesStripe, createsStripeKey],
  'add-payment': [asksStripe],
  'add-subscription': [asksStripe],
  'finish-payment': [asksStripe],
  'list-cards': [asksStripe],
  'delete-card': [asksStripe],
  'set-renewal': [asksStripe],
  'refund-transaction': [asksStripe],
  'create-upload': [(endpoint, { files }) => files.letReceive(endpoint)],
  'download-me': [(endpoint, { files }) => files.letRead(endpoint, 'profile-photo')],
  'search-catalogue': [readsCatalogue],
  'search-products': [readsCatalogue],
  'get-export': [(endpoint, { files }) => files.letSignPrivate(endpoint, 'export')],
  'accept-invitation': [withLogins(...setsPassword)],
  'get-notification-settings': [createsPushSecret, asksPushKeys],
  'update-notification-settings': [asksPushKeys],
  'add-push-subscription': [checksPushAddresses],
  'answer-participation': [sealsQuotes],
  'get-participation': [opensOwnQuotes],
  'ask-assistant': [
    createsModelKey,
    asksModels,
    invokesModels,
    callsApis,
    (endpoint, { realtime }) => realtime.letSend(endpoint),
  ],
  'try-assistant': [asksModels, invokesModels, callsApis],
  'list-assistant-models': [asksModels],
};

/** The endpoints of one area, created from its contracts. */
export class ApiAreaStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { area, data, files, identity, api, realtime, ...props }: StackProps & Parts & { area: Area },
  ) {
    super(scope, id, props);

    for (const contract of contracts.filter((endpoint) => endpoint.area === area)) {
      const endpoint = new EndpointFunction(this, contract, { api, table: data.table });
      for (const need of needs[contract.name] ?? []) need(endpoint, { data, files, identity, api, realtime });
    }
  }
}
