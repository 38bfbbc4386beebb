import type { CredibilityLevel } from '../companies/credibility.ts';
import type { Role } from '../roles.ts';
import type { Schedule, Weekday } from '../stores/schedule.ts';
import { hoursText } from '../stores/schedule.ts';

/** A value as the audit log keeps it. Null: no value, or no record before or after. */
export type AuditValue = string | number | boolean | string[] | null;

/** The fields whose changes the audit log keeps, of all kinds of records. A name is stored, and is a message. */
export const auditFields = [
  'name',
  'inn',
  'address',
  'location',
  'phone',
  'sales_area_m2',
  'time_zone',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
  'exceptions',
  'pickup',
  'delivery_warehouse',
  'fio',
  'email',
  'country',
  'languages',
  'bank_account',
  'contract',
  'personal_number',
  'deduction',
  'role',
  'stores',
  'specialties',
  'hourly_rate',
  'hourly_premium',
  'auto_complete',
  'active',
  'icon',
  'brand',
  'legal_form',
  'vat_id',
  'founded',
  'site',
  'credibility',
  'comment',
  'version',
  'all_stores',
  'reason',
  'listed',
  'area',
] as const;
export type AuditField = (typeof auditFields)[number];

/** `withheld`: the value changed, and the log does not keep it. */
export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue; withheld: boolean };

type Kept<T> = (record: T) => AuditValue;
type Withheld<T> = { withheld: (record: T) => AuditValue };
/**
 * What the log keeps of one kind of record; fields that are not named leave no trace. An entry is read by the admins
 * and by everyone who reads the log of its company, for two years. So a value that they may not read in the record
 * itself is `withheld`, and a secret is not named.
 */
type Kind<T> = Readonly<Partial<Record<AuditField, Kept<T> | Withheld<T>>>>;

type StoreValues = {
  name: string;
  address: string;
  location: { lat: number; lng: number } | null;
  phone: string | null;
  sales_area_m2: number | null;
  time_zone: string;
  schedule: Schedule;
  pickup: boolean;
  active: boolean;
  delivery_warehouse: boolean;
};
const hoursOn =
  (day: Weekday): Kept<StoreValues> =>
  ({ schedule }) =>
    hoursText(schedule.week[day]) || null;

export const storeAudit: Kind<StoreValues> = {
  name: ({ name }) => name,
  address: ({ address }) => address,
  location: ({ location }) => location && `${location.lat}, ${location.lng}`,
  phone: ({ phone }) => phone,
  sales_area_m2: ({ sales_area_m2 }) => sales_area_m2,
  time_zone: ({ time_zone }) => time_zone,
  mon: hoursOn('mon'),
  tue: hoursOn('tue'),
  wed: hoursOn('wed'),
  thu: hoursOn('thu'),
  fri: hoursOn('fri'),
  sat: hoursOn('sat'),
  sun: hoursOn('sun'),
  exceptions: ({ schedule }) => schedule.exceptions.map(({ date, hours }) => `${date} ${hoursText(hours)}`.trim()),
  pickup: ({ pickup }) => pickup,
  active: ({ active }) => active,
  delivery_warehouse: ({ delivery_warehouse }) => delivery_warehouse,
};

type PersonValues = {
  fio: string;
  roles: readonly Role[];
  country: string | null;
  languages: readonly string[];
  bank_account: string | null;
  contract: string | null;
  personal_number: string | null;
  deduction: number | null;
  store_ids: readonly string[];
  category_ids: readonly string[];
};
export const personAudit: Kind<PersonValues> = {
  fio: ({ fio }) => fio,
  role: ({ roles }) => roles[0] ?? null,
  country: { withheld: ({ country }) => country },
  languages: { withheld: ({ languages }) => [...languages] },
  bank_account: { withheld: ({ bank_account }) => bank_account },
  contract: { withheld: ({ contract }) => contract },
  personal_number: { withheld: ({ personal_number }) => personal_number },
  deduction: { withheld: ({ deduction }) => deduction },
  stores: { withheld: ({ store_ids }) => [...store_ids] },
  specialties: { withheld: ({ category_ids }) => [...category_ids] },
};

/** What a person signs in with. */
export const contactAudit: Kind<{ email?: string | null; phone?: string | null }> = {
  email: { withheld: ({ email = null }) => email },
  phone: { withheld: ({ phone = null }) => phone },
};

/** The contact of an invitation leaves no trace: it is not a person's yet. */
export const invitationAudit: Kind<{ role: Role; stores: readonly { name: string }[] }> = {
  role: ({ role }) => role,
  stores: ({ stores }) => stores.map(({ name }) => name),
};

type CompanyValues = Record<'name' | 'inn', string> &
  Record<'brand' | 'legal_form' | 'address' | 'vat_id' | 'founded' | 'phone' | 'site' | 'comment', string | null> & {
    active: boolean;
  };
/** The comment is a note of the platform about the company. */
export const companyAudit: Kind<CompanyValues> = {
  name: ({ name }) => name,
  inn: ({ inn }) => inn,
  brand: ({ brand }) => brand,
  legal_form: { withheld: ({ legal_form }) => legal_form },
  address: ({ address }) => address,
  vat_id: ({ vat_id }) => vat_id,
  founded: ({ founded }) => founded,
  phone: ({ phone }) => phone,
  site: ({ site }) => site,
  active: ({ active }) => active,
  comment: { withheld: ({ comment }) => comment },
};

/** The result of a check in the registers. */
export const credibilityAudit: Kind<{ level: CredibilityLevel }> = { credibility: ({ level }) => level };

/** Both companies read the request itself. `stores` are names, null for all stores. */
export const serviceRequestAudit: Kind<{
  stores: readonly string[] | null;
  comment: string | null;
  reason: string | null;
}> = {
  all_stores: ({ stores }) => stores === null,
  stores: ({ stores }) => stores && [...stores],
  comment: ({ comment }) => comment,
  reason: ({ reason }) => reason,
};

export const directoryEntryAudit: Kind<{ listed: boolean; area: string | null; specialties: readonly string[] }> = {
  listed: ({ listed }) => listed,
  area: ({ area }) => area,
  specialties: ({ specialties }) => [...specialties],
};

type SpecialtyValues = {
  names: Readonly<Record<'en' | 'cs' | 'ru', string>>;
  /** Haléř per hour. */
  hourly_rate: number;
  hourly_premium: number;
  auto_complete: boolean;
  active: boolean;
  icon: string;
};
const inCrowns = (amount: number): string => `${(amount / 100).toFixed(2)} Kč`;
export const specialtyAudit: Kind<SpecialtyValues> = {
  name: ({ names }) => [names.en, names.cs, names.ru],
  hourly_rate: ({ hourly_rate }) => inCrowns(hourly_rate),
  hourly_premium: ({ hourly_premium }) => inCrowns(hourly_premium),
  auto_complete: ({ auto_complete }) => auto_complete,
  active: ({ active }) => active,
  icon: ({ icon }) => icon,
};

/** The texts of a version can be read in the version itself. */
export const documentAudit: Kind<{ version: number }> = { version: ({ version }) => version };

/** The changed fields between two states of a record; null where it does not exist. */
export const changesOf = <T>(kind: Kind<T>, before: T | null, after: T | null): AuditChange[] =>
  auditFields.flatMap((field) => {
    const reader = kind[field];
    if (!reader) return [];
    const isKept = typeof reader === 'function';
    const read = isKept ? reader : reader.withheld;
    const old = before === null ? null : read(before);
    const changed = after === null ? null : read(after);
    if (isSame(old, changed)) return [];
    return [{ field, before: isKept ? cut(old) : null, after: isKept ? cut(changed) : null, withheld: !isKept }];
  });

/** No value and an empty list are the same: nothing to tell of a new record. */
const isSame = (one: AuditValue, other: AuditValue): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));
const plain = (value: AuditValue): AuditValue => (Array.isArray(value) && value.length === 0 ? null : value);

/** With these bounds, the changes of one entry take at most some 20 KB. */
const maxText = 200;
const maxTexts = 20;

/** An ellipsis stands for what is left out. */
const cut = (value: AuditValue): AuditValue => {
  if (typeof value === 'string') return cutText(value);
  if (!Array.isArray(value)) return value;
  return value.length > maxTexts ? [...value.slice(0, maxTexts - 1).map(cutText), '…'] : value.map(cutText);
};
const cutText = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText - 1)}…` : text);
