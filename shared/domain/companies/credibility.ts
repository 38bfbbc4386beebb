import type { LegalForm } from './legal-form.ts';

export const credibilityLevels = ['green', 'yellow', 'red'] as const;
export type CredibilityLevel = (typeof credibilityLevels)[number];

/** What each reason makes of a company (docs/rules.md, “Companies and scope”). Without a reason it is green. */
const levelOfReason = {
  ceased: 'red',
  insolvent: 'red',
  'unreliable-vat-payer': 'red',
  young: 'yellow',
  'not-in-register': 'yellow',
  'register-unavailable': 'yellow',
  'vat-register-unavailable': 'yellow',
} as const satisfies Record<string, Exclude<CredibilityLevel, 'green'>>;
export type CredibilityReason = keyof typeof levelOfReason;
export const credibilityReasons = Object.keys(levelOfReason) as [CredibilityReason, ...CredibilityReason[]];

/** `checked_at` is ISO 8601 UTC. */
export type Credibility = { level: CredibilityLevel; reasons: CredibilityReason[]; checked_at: string };

/** What the business register says about a company. Days are YYYY-MM-DD. */
export type RegisterFacts = {
  name: string;
  legal_form: LegalForm | null;
  address: string | null;
  vat_id: string | null;
  founded: string | null;
  /** The day on which the company ceased to exist; it may lie ahead. */
  ceased: string | null;
  insolvent: boolean;
  vat_payer: boolean;
};

/** `unknown`: the register has no company with the number. `unavailable`: it did not answer, or not in time. */
export type RegisterAnswer = { state: 'known'; facts: RegisterFacts } | { state: 'unknown' } | { state: 'unavailable' };
/**
 * `none`: the company is no VAT payer. `not-asked`: whether it is one is not known, because the business register did
 * not answer.
 */
export type VatAnswer = 'reliable' | 'unreliable' | 'none' | 'unavailable' | 'not-asked';

/** The answers of both registers about one company. */
export type RegisterAnswers = { register: RegisterAnswer; vat: VatAnswer };

/**
 * The credibility of a company. What a register that does not answer said in the check `before` still counts, so an
 * outage does not clear a company that is in insolvency. `now` is ISO 8601 UTC.
 */
export const credibilityOf = (
  { register, vat }: RegisterAnswers,
  now: string,
  before: Credibility | null,
): Credibility => {
  const remembered = (reasons: readonly CredibilityReason[]) =>
    reasons.filter((reason) => before?.reasons.includes(reason));
  const reasons: CredibilityReason[] = [
    ...(register.state === 'unavailable'
      ? [...remembered(['ceased', 'insolvent', 'young', 'not-in-register']), 'register-unavailable' as const]
      : reasonsOf(register, now)),
    ...(vat === 'unreliable' ? ['unreliable-vat-payer' as const] : []),
    ...(vat === 'unavailable' || vat === 'not-asked' ? remembered(['unreliable-vat-payer']) : []),
    ...(vat === 'unavailable' ? ['vat-register-unavailable' as const] : []),
  ];
  const ordered = credibilityReasons.filter((reason) => reasons.includes(reason));
  return { level: levelOf(ordered), reasons: ordered, checked_at: now };
};

const reasonsOf = (answer: Exclude<RegisterAnswer, { state: 'unavailable' }>, now: string): CredibilityReason[] => {
  if (answer.state === 'unknown') return ['not-in-register'];
  const { ceased, insolvent, founded } = answer.facts;
  return [
    ...(ceased !== null && ceased <= now.slice(0, 10) ? ['ceased' as const] : []),
    ...(insolvent ? ['insolvent' as const] : []),
    ...(founded !== null && founded > yearBefore(now) ? ['young' as const] : []),
  ];
};

/** The same day of the year before, YYYY-MM-DD; only for comparison, because 29 February has none. */
const yearBefore = (now: string): string => `${Number(now.slice(0, 4)) - 1}${now.slice(4, 10)}`;

const levelOf = (reasons: readonly CredibilityReason[]): CredibilityLevel => {
  if (reasons.some((reason) => levelOfReason[reason] === 'red')) return 'red';
  return reasons.length > 0 ? 'yellow' : 'green';
};

/** Whether two checks found the same. */
export const isSameCredibility = (one: Credibility, other: Credibility): boolean =>
  one.level === other.level && one.reasons.join() === other.reasons.join();

/** A register that did not answer says nothing about the company. */
const isOutage = (reason: CredibilityReason): boolean => reason.endsWith('-unavailable');
const levelWithoutOutages = (credibility: Credibility | null): CredibilityLevel =>
  levelOf((credibility?.reasons ?? []).filter((reason) => !isOutage(reason)));

/**
 * Whether people are notified of a change. An outage of a register would otherwise notify about all companies, twice. Of
 * a first check they learn only that a company is red.
 */
export const isNotable = (before: Credibility | null, after: Credibility): boolean =>
  before === null ? after.level === 'red' : levelWithoutOutages(before) !== levelWithoutOutages(after);

const hour = 3_600_000;
/** Less than a day, so that a run of every hour repeats each check daily. */
const checkedEvery = 23 * hour;

/** Whether a company is to be checked again. After an outage within the hour. */
export const isCheckDue = (credibility: Credibility | null, now: string): boolean => {
  if (!credibility) return true;
  const age = Date.parse(now) - Date.parse(credibility.checked_at);
  return age >= (credibility.reasons.some(isOutage) ? hour / 2 : checkedEvery);
};
