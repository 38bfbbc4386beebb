import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as secrets from 'aws-cdk-lib/aws-secretsmanager';
import type { IConstruct } from 'constructs';
import { limits } from '#shared/domain/rate-limits.ts';

/** Settings of a deployment: `cdk deploy -c name=value`. */
export type Settings = {
  /** For the local cloud: data may be deleted, and unsupported parts (CDN, alarms) are left out. */
  local: boolean;
  /** `reserve=false` for a new AWS account, where at least 100 of the account's concurrency must stay unreserved. */
  reserve: boolean;
  /** `schedules=false` for a cloud of tests, which run the jobs with times of their own. */
  schedules: boolean;
  /** Seconds before the second try of an effect that failed; 10 unless set. Tests do not wait so long. */
  firstPause: string | undefined;
  /** The folder of the bundles and the built web app. */
  dist: string;
  /** The e-mail address that receives alarms. */
  alarmEmail: string | undefined;
  /** The public origin without a trailing slash; links in e-mails use it. */
  origin: string;
  /** The sender address of e-mails; its domain is verified with SES. */
  mailFrom: string;
  /** Countries (ISO 3166 alpha-2) that SMS may be sent to: SMS cost money, and some countries are used for fraud. */
  smsCountries: string;
  /** Maximum SMS per month; an alarm goes off when most of them are used. */
  smsMonthly: number;
  /** The business register (ARES) without a trailing slash. */
  registerUrl: string;
  /** The service of the tax administration that says whether a VAT payer is unreliable. */
  vatRegisterUrl: string;
  /** A geocoding service like Nominatim without a trailing slash; empty: the towns of functions/geocoding only. */
  geocoderUrl: string;
  /** Stripe's API without a trailing slash. */
  stripeUrl: string;
  /** Stripe's publishable key for browsers; empty: payments by card are off. */
  stripePublicKey: string;
  /** An API like OpenAI's without a trailing slash, for the assistant; empty: Amazon Bedrock. */
  modelUrl: string;
  /** The models of the assistant, the main one first, separated by commas. Of Bedrock, the functions may invoke no others. */
  models: string;
  /** Of the local cloud: the key of the models' API. On AWS the runbook's step sets it. */
  modelKey: string;
  /** AWS WAF refuses an address that sends more requests to the distribution in five minutes; undefined: no firewall. */
  firewall: number | undefined;
  /** Overrides for shared/domain/rate-limits.ts: `name:count,…`. */
  limits: string | undefined;
};

export const settingsOf = ({ node }: IConstruct): Settings => {
  const contextValue = (name: string) => node.tryGetContext(name) as string | undefined;
  return {
    local: contextValue('local') === 'true',
    reserve: contextValue('reserve') !== 'false',
    schedules: contextValue('schedules') !== 'false',
    firstPause: contextValue('firstPause'),
    dist: contextValue('dist') ?? 'dist',
    alarmEmail: contextValue('alarmEmail'),
    origin: contextValue('origin') ?? 'http://localhost:5173',
    mailFrom: contextValue('mailFrom') ?? 'no-reply@smena.test',
    smsCountries: contextValue('smsCountries') ?? 'CZ,SK,PL,DE,AT,UA',
    smsMonthly: Number(contextValue('smsMonthly') ?? 5000),
    registerUrl: contextValue('registerUrl') ?? 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest',
    vatRegisterUrl:
      contextValue('vatRegisterUrl') ?? 'https://adisrws.mfcr.cz/dpr/axis2/services/rozhraniCRPDPH.rozhraniCRPDPHSOAP',
    geocoderUrl: contextValue('geocoderUrl') ?? '',
    stripeUrl: contextValue('stripeUrl') ?? 'https://api.stripe.com',
    stripePublicKey: contextValue('stripePublicKey') ?? '',
    modelUrl: contextValue('modelUrl') ?? '',
    models: contextValue('models') ?? 'eu.anthropic.claude-sonnet-4-5-20250929-v1:0,eu.amazon.nova-pro-v1:0',
    modelKey: contextValue('modelKey') ?? 'none',
    firewall: checkedFirewall(contextValue('firewall')),
    limits: checkedLimits(contextValue('limits')),
  };
};

/** For functions that use functions/registers. */
export const asksRegisters = (asking: lambda.Function): void => {
  const { registerUrl, vatRegisterUrl } = settingsOf(asking);
  asking.addEnvironment('REGISTER_URL', registerUrl);
  asking.addEnvironment('VAT_REGISTER_URL', vatRegisterUrl);
};

/** What signs the events of the local stand-in for Stripe. */
export const localSigningSecret = 'whsec_of_the_local_cloud';
/** The secret with Stripe's key for servers; the API creates it. */
export const stripeKeySecret = 'smena-stripe-key';

/** For functions that use functions/stripe. */
export const asksStripe = (asking: lambda.Function): void => {
  asking.addEnvironment('STRIPE_URL', settingsOf(asking).stripeUrl);
  asking.addEnvironment('STRIPE_KEY', stripeKeySecret);
  // By name, because the local cloud resolves the reference of a secret to its name.
  secrets.Secret.fromSecretNameV2(asking, 'stripe-key', stripeKeySecret).grantRead(asking);
};

/** The secret of which the keys of push messages are derived (functions/notifications/vapid.ts); the API creates it. */
export const pushSecret = 'smena-push-secret';
/** In place of a generated one, in the local cloud. */
export const localPushSecret = 'push-messages-of-the-local-cloud';

/** For functions that use the public key of push messages, or sign them. */
export const asksPushKeys = (asking: lambda.Function): void => {
  asking.addEnvironment('PUSH_SECRET', pushSecret);
  // By name, because the local cloud resolves the reference of a secret to its name.
  secrets.Secret.fromSecretNameV2(asking, 'push-secret', pushSecret).grantRead(asking);
};

/** For functions that check the address of a push service: the local cloud allows one on its own machine. */
export const checksPushAddresses = (checking: lambda.Function): void => {
  checking.addEnvironment('PUSH_LOOPBACK', String(settingsOf(checking).local));
};

/** For functions that use `reserveSms`: which countries get SMS, and how many a month. */
export const countsSms = (counting: lambda.Function): void => {
  const { smsCountries, smsMonthly } = settingsOf(counting);
  counting.addEnvironment('SMS_COUNTRIES', smsCountries);
  counting.addEnvironment('SMS_MONTHLY', String(smsMonthly));
};

/** For functions that use functions/geocoding. */
export const asksGeocoder = (asking: lambda.Function): void => {
  const { geocoderUrl } = settingsOf(asking);
  if (geocoderUrl) asking.addEnvironment('GEOCODER_URL', geocoderUrl);
};

/** AWS takes from 10 to two billion. */
const checkedFirewall = (requests: string | undefined): number | undefined => {
  if (requests === undefined) return undefined;
  if (!/^[1-9]\d{1,8}$/.test(requests))
    throw new Error(`-c firewall: "${requests}" is not a number of requests from 10 on`);
  return Number(requests);
};

/** The functions ignore a name that they do not know, so a misspelt or renamed one is refused here. */
const checkedLimits = (overrides: string | undefined): string | undefined => {
  for (const override of overrides?.split(',') ?? []) {
    const [name = '', count = ''] = override.split(':');
    if (!Object.hasOwn(limits, name) || !/^[1-9]\d*$/.test(count))
      throw new Error(`-c limits: "${override}" is not the name of a limit and its count`);
  }
  return overrides;
};
