import * as z from 'zod/mini';
import { AssistantFields } from '#shared/contracts/assistant.ts';
import { id, money, person, storedInstant } from '#shared/contracts/fields.ts';
import { Week } from '#shared/contracts/stores.ts';
import { KeptIssuer } from '#shared/contracts/system.ts';
import { assistantAudit } from '#shared/domain/assistant/audit.ts';
import { firstAssistantSettings } from '#shared/domain/assistant/settings.ts';
import { type AuditChange, changesOf } from '#shared/domain/audit/changes.ts';
import type { AuditAction, AuditField } from '#shared/domain/audit/fields.ts';
import type { Kept } from '#shared/domain/audit/kind.ts';
import { cannedAnswersAudit } from '#shared/domain/chats/audit.ts';
import { newDaysAudit } from '#shared/domain/collections/audit.ts';
import { defaultNewDays } from '#shared/domain/collections/limits.ts';
import { shopSettingsAudit } from '#shared/domain/orders/audit.ts';
import { firstShopSettings } from '#shared/domain/orders/limits.ts';
import { Problem } from '#shared/domain/problem.ts';
import { bonusesAudit } from '#shared/domain/promo/audit.ts';
import { firstBonuses } from '#shared/domain/promo/limits.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { footerAudit, issuerAudit, supportHoursAudit } from '#shared/domain/system/audit.ts';
import { firstFooterCompany, firstSupportHours } from '#shared/domain/system/first-settings.ts';
import { auditEntryWrite } from '../audit.ts';
import { entity } from '../entity.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

// Stored before there was a registry.
const newProductsKey = recordKeyOf('NEW_PRODUCTS');
const referralBonusesKey = recordKeyOf('REFERRAL_BONUSES');
const shopSettingsKey = recordKeyOf('SHOP_SETTINGS');
const settingKey = recordKeyOf('SETTING');

const Texts = z.object({ cs: z.string(), en: z.string(), ru: z.string() });

/** Settings of schema 1 do not say when and by whom they were set. */
const Facts = z.object({ version: z.int(), at: z.nullable(storedInstant), by: z.nullable(person) });
/** Version 0: never set, so the value is the default. */
type Setting<T> = z.infer<typeof Facts> & { value: T };

type Declared<T, F extends AuditField> = {
  kind: string;
  key: Key;
  schema: z.ZodMiniType<T, T>;
  first: T;
  action: AuditAction;
  audit: Readonly<Record<F, Kept<T>>>;
};

const setting = <T extends object, F extends AuditField>({
  kind,
  key,
  schema,
  first,
  action,
  audit,
}: Declared<T, F>) => {
  const items = entity(kind, z.intersection(schema, Facts), [(old) => ({ ...old, at: null, by: null })]);
  /** The part of the write. A handler may run again when another request changed the setting meanwhile. */
  const ofSetting = part(kind);
  /** Strongly consistent. */
  const read = async (): Promise<Setting<T>> => {
    const item = await get(key);
    if (!item) return { value: first, version: 0, at: null, by: null };
    const { version, at, by, ...stored } = items.read(item);
    return { value: schema.parse(stored), version, at, by };
  };
  /** Throws `changed` at another version than the last one. */
  const readAt = async (version: number): Promise<Setting<T>> => {
    const last = await read();
    if (last.version !== version) throw new Problem('changed');
    return last;
  };
  /** Without an entry of the audit log. `before` says who set it, unless somebody sets it now. */
  const storeWrite = (before: Setting<T>, value: T, { at, by }: Pick<Setting<T>, 'at' | 'by'> = before): Write => ({
    part: ofSetting,
    put: { ...key, ...items.store({ ...value, version: before.version + 1, at, by }) },
    if: before.version === 0 ? ifNotExists : atVersion(before.version),
  });
  const changeWrites = (before: Setting<T>, value: T, by: Actor, at: string): Write[] => {
    const changes: AuditChange[] = changesOf(audit, before.value, value);
    return [storeWrite(before, value, { at, by }), auditEntryWrite({ action, by, at, changes })];
  };
  return { ofSetting, read, readAt, storeWrite, changeWrites };
};

/** Every setting of the platform, by its name in the API. */
export const settings = {
  /** Which products count as new (`isNewProduct`). The removed ones are no part of what an admin sets. */
  new_days: setting({
    kind: 'new-products',
    key: newProductsKey('settings'),
    schema: z.object({ new_days: z.int(), removed: z.array(z.object({ product_id: id, at: storedInstant })) }),
    first: { new_days: defaultNewDays, removed: [] },
    action: 'new-days-set',
    audit: newDaysAudit,
  }),
  /** Haléř. */
  referral_bonuses: setting({
    kind: 'referral-bonuses',
    key: referralBonusesKey('settings'),
    schema: z.object({ sharing: money, application: money }),
    first: firstBonuses,
    action: 'referral-bonuses-set',
    audit: bonusesAudit,
  }),
  /** What deliveries cost, and how much of an order bonuses pay. Grams, haléř; the lightest first. */
  shop: setting({
    kind: 'shop-settings',
    key: shopSettingsKey('settings'),
    schema: z.object({ delivery: z.array(z.object({ up_to: z.int(), cost: money })), bonus_percent: z.int() }),
    first: firstShopSettings,
    action: 'shop-settings-set',
    audit: shopSettingsAudit,
  }),
  footer: setting({
    kind: 'footer-company',
    key: settingKey('footer'),
    schema: z.object({ name: z.string(), url: z.nullable(z.string()) }),
    first: firstFooterCompany,
    action: 'footer-company-set',
    audit: footerAudit,
  }),
  support_hours: setting({
    kind: 'support-hours',
    key: settingKey('support_hours'),
    schema: z.object({ week: Week }),
    first: firstSupportHours,
    action: 'support-hours-set',
    audit: supportHoursAudit,
  }),
  /** Who issues the documents of the platform: null until an admin sets it. */
  issuer: setting({
    kind: 'issuer',
    key: settingKey('issuer'),
    schema: z.object({ issuer: z.nullable(KeptIssuer) }),
    first: { issuer: null },
    action: 'issuer-set',
    audit: issuerAudit,
  }),
  /** What support writes often. */
  canned_answers: setting({
    kind: 'canned-answers',
    key: settingKey('canned_answers'),
    schema: z.object({ answers: z.array(z.object({ titles: Texts, texts: Texts })) }),
    first: { answers: [] },
    action: 'canned-answers-set',
    audit: cannedAnswersAudit,
  }),
  /** The prompts, the models and the limits of the assistant. */
  assistant: setting({
    kind: 'assistant-settings',
    key: settingKey('assistant'),
    schema: z.object({ ...AssistantFields.shape, avatar_id: z.nullable(id) }),
    first: { ...firstAssistantSettings, avatar_id: null },
    action: 'assistant-set',
    audit: assistantAudit,
  }),
};
