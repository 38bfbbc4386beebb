import type { Kept, Kind } from '../audit/kind.ts';
import { billingAudit } from '../companies/audit.ts';
import type { Issuer } from '../companies/billing.ts';
import { hoursText } from '../stores/hours-text.ts';
import type { Weekday } from '../stores/schedule.ts';
import type { SupportHours } from './support-hours.ts';

export const footerAudit = { footer_name: ({ name }) => name, footer_url: ({ url }) => url } satisfies Kind<{
  name: string;
  url: string | null;
}>;

const hoursOn =
  (day: Weekday): Kept<SupportHours> =>
  ({ week }) =>
    hoursText(week[day]) || null;

export const supportHoursAudit = {
  mon: hoursOn('mon'),
  tue: hoursOn('tue'),
  wed: hoursOn('wed'),
  thu: hoursOn('thu'),
  fri: hoursOn('fri'),
  sat: hoursOn('sat'),
  sun: hoursOn('sun'),
} satisfies Kind<SupportHours>;

type IssuerSetting = { issuer: Issuer | null };
const ofIssuer =
  (read: Kept<Issuer>): Kept<IssuerSetting> =>
  ({ issuer }) =>
    issuer && read(issuer);

export const issuerAudit = {
  name: ofIssuer(({ name }) => name),
  inn: ofIssuer(({ inn }) => inn),
  vat_id: ofIssuer(({ vat_id }) => vat_id),
  bank_account: ofIssuer(billingAudit.bank_account),
  vat_payer: ofIssuer(billingAudit.vat_payer),
  office: ofIssuer(billingAudit.office),
  prefix: ofIssuer(billingAudit.prefix),
  due_days: ofIssuer(billingAudit.due_days),
  billing_note: ofIssuer(billingAudit.billing_note),
} satisfies Kind<IssuerSetting>;
