import type { IConstruct } from 'constructs';

/** What may differ between two deployments: `cdk deploy -c name=value`. */
export type Settings = {
  /** For the local cloud: data may be thrown away, and what it cannot run (a CDN, alarms) is left out. */
  local: boolean;
  /** `reserve=false` for a young AWS account: of its concurrency at least 100 must stay unreserved. */
  reserve: boolean;
  /** Where the bundles and the built web app are. */
  dist: string;
  /** Who is told when an alarm goes off. */
  alarmEmail: string | undefined;
  /** Where people reach the app, without a slash at the end: links in mails lead there. */
  origin: string;
  /** The address that mails come from; its domain is verified with SES. */
  mailFrom: string;
  /** The countries (ISO, two letters) that SMS go to: each costs money, and some are abused for it. */
  smsCountries: string;
  /** SMS codes in a month; the alarm says when most of them are gone. */
  smsMonthly: number;
  /** Other counts for the limits of shared/domain/sign-in/rate-limits.ts: `name:count,…`. */
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
