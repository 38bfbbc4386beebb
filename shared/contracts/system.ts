import * as z from 'zod/mini';
import { weekMistakes } from '../domain/stores/schedule.ts';
import { NewDays } from './collections.ts';
import { Billing, CompanyFields, KeptBilling } from './companies.ts';
import { area, item } from './endpoint.ts';
import { bounded, integer, person, storedInstant, text } from './fields.ts';
import { ShopSettingsFields } from './orders.ts';
import { ReferralBonuses } from './promo.ts';
import { Week } from './stores.ts';

const endpoint = area('system');

/** The version of a setting: 0 until it is set for the first time. */
const lastVersion = integer(0, Number.MAX_SAFE_INTEGER);
const version = z.int();

const httpsLink = bounded(300).check(z.refine(isHttps, { error: 'not-https', abort: true }));
function isHttps(written: string): boolean {
  const url = URL.parse(written);
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
}

const FooterCompany = z.strictObject({ name: text(100), url: z.nullable(httpsLink) });
export type FooterInput = z.input<typeof FooterCompany>;

/** When people of the support answer, in Prague. They never do on state holidays. */
export const SupportHours = z.strictObject({
  week: Week.check(
    z.check(({ value, issues }) => {
      for (const { path, key } of weekMistakes(value))
        issues.push({ code: 'custom', message: key, input: value, path, continue: true });
    }),
  ),
});
const SupportHoursNow = z.extend(SupportHours, {
  version,
  /** Whether the hours include this moment. */
  served: z.boolean(),
  /** When hours begin next; null if there are none in the coming weeks. */
  next_service: z.nullable(storedInstant),
});

const Issuer = z.extend(z.pick(CompanyFields, { name: true, inn: true, vat_id: true }), { billing: Billing });
export type IssuerInput = z.input<typeof Issuer>;
/** As it is kept. */
export const KeptIssuer = z.object({
  name: z.string(),
  inn: z.string(),
  vat_id: z.nullable(z.string()),
  billing: KeptBilling,
});

const setting = <S extends z.ZodMiniType>(value: S) =>
  z.object({ value, version, at: z.nullable(storedInstant), by: z.nullable(person) });
const SystemSettings = z.object({
  new_days: setting(NewDays),
  referral_bonuses: setting(ReferralBonuses),
  shop: setting(ShopSettingsFields),
  footer: setting(FooterCompany),
  support_hours: setting(SupportHours),
  /** Null until it is set. */
  issuer: setting(z.nullable(KeptIssuer)),
});
/** Every setting with its version, and when and by whom it was set. */
export type SystemSettings = z.infer<typeof SystemSettings>;

export const getSystemSettings = endpoint({
  name: 'get-system-settings',
  summary: 'Get every setting of the platform, with when and by whom it was set',
  method: 'GET',
  path: '/api/settings/system',
  access: 'system-settings.write',
  reply: item(SystemSettings),
});

export const getFooterCompany = endpoint({
  name: 'get-footer-company',
  summary: 'Get the company that the footer names',
  method: 'GET',
  path: '/api/settings/footer',
  access: 'public',
  atEdge: true,
  reply: item(z.extend(FooterCompany, { version })),
});

export const setFooterCompany = endpoint({
  name: 'set-footer-company',
  summary: 'Set the company that the footer names, and its link',
  method: 'PUT',
  path: '/api/settings/footer',
  access: 'system-settings.write',
  body: z.extend(FooterCompany, { version: lastVersion }),
  reply: item(z.extend(FooterCompany, { version })),
  problems: ['changed'],
});

export const getSupportHours = endpoint({
  name: 'get-support-hours',
  summary: 'Get when people of the support answer, and whether they do now',
  assistant: 'When people of the support answer',
  method: 'GET',
  path: '/api/settings/support_hours',
  access: 'signed-in',
  reply: item(SupportHoursNow),
});

export const setSupportHours = endpoint({
  name: 'set-support-hours',
  summary: 'Set when people of the support answer',
  method: 'PUT',
  path: '/api/settings/support_hours',
  access: 'system-settings.write',
  body: z.extend(SupportHours, { version: lastVersion }),
  reply: item(SupportHoursNow),
  problems: ['changed'],
});

export const setIssuer = endpoint({
  name: 'set-issuer',
  summary: 'Set who issues the documents of the platform: the company that runs it, with its bank account and VAT',
  method: 'PUT',
  path: '/api/settings/issuer',
  access: 'system-settings.write',
  body: z.extend(Issuer, { version: lastVersion }),
  reply: item(z.extend(KeptIssuer, { version })),
  problems: ['changed'],
});
