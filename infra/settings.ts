import type { IConstruct } from 'constructs';

/** Settings of a deployment: `cdk deploy -c name=value`. */
export type Settings = {
  /** For the local cloud: data may be deleted, and unsupported parts (CDN, alarms) are left out. */
  local: boolean;
  /** `reserve=false` for a new AWS account, where at least 100 of the account's concurrency must stay unreserved. */
  reserve: boolean;
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
  /** Overrides for shared/domain/sign-in/rate-limits.ts: `name:count,…`. */
  limits: string | undefined;
};

export const settingsOf = ({ node }: IConstruct): Settings => {
  const given = (name: string) => node.tryGetContext(name) as string | undefined;
  return {
    local: given('local') === 'true',
    reserve: given('reserve') !== 'false',
    dist: given('dist') ?? 'dist',
    alarmEmail: given('alarmEmail'),
    origin: given('origin') ?? 'http://localhost:5173',
    mailFrom: given('mailFrom') ?? 'no-reply@smena.test',
    smsCountries: given('smsCountries') ?? 'CZ,SK,PL,DE,AT,UA',
    smsMonthly: Number(given('smsMonthly') ?? 5000),
    limits: given('limits'),
  };
};
