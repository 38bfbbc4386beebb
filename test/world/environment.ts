import { inject } from 'vitest';
import { localRegisters } from '../../infra/local/registers/serve.ts';
import { localStripe } from '../../infra/local/stripe/path.ts';

/** Handlers run in the test process on the real table; their environment variables point to the local cloud. */
const { endpoint, deployment, origin } = inject('cloud');
const { registerUrl, vatRegisterUrl } = localRegisters(origin);
Object.assign(process.env, {
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  TABLE: deployment.table,
  OWN_QUOTES_KEY: deployment.ownQuotesKey,
  ACCOUNT: '000000000000',
  FILES_BUCKET: deployment.filesBucket,
  USER_POOL_ID: deployment.userPoolId,
  SERVER_CLIENT_ID: deployment.serverClientId,
  ORIGIN: origin,
  MAIL_FROM: 'Smena <no-reply@smena.test>',
  MAIL_SET: 'smena-letters',
  SMS_COUNTRIES: 'CZ,SK,DE',
  SMS_MONTHLY: '1000000',
  ORIGIN_SECRET: 'of the tests',
  REGISTER_URL: registerUrl,
  VAT_REGISTER_URL: vatRegisterUrl,
  STRIPE_URL: localStripe(origin).stripeUrl,
  API_URLS: '[]',
  PUSH_SECRET: 'smena-push-secret',
  PUSH_LOOPBACK: 'true',
  PUSH_SUBJECT: 'mailto:no-reply@smena.test',
  MODEL_KEY: 'smena-model-key',
  STRIPE_KEY: 'smena-stripe-key',
  STRIPE_SIGNING_SECRETS: 'smena-stripe-signing-secrets',
});
