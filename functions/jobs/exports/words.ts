import type { Words } from '#shared/contracts/exported-list.ts';
import type { ExportedListName } from '#shared/contracts/exported-lists.generated.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { labelArea } from '#shared/domain/audit/fields.ts';
import { tagsOf } from '#shared/domain/shifts/tags.ts';
import csAudit from '#shared/messages/cs/audit.ts';
import * as csAudited from '#shared/messages/cs/audited.generated.ts';
import csCommon from '#shared/messages/cs/common.ts';
import * as cs from '#shared/messages/cs/exported.generated.ts';
import csShifts from '#shared/messages/cs/shifts.ts';
import enAudit from '#shared/messages/en/audit.ts';
import * as enAudited from '#shared/messages/en/audited.generated.ts';
import enCommon from '#shared/messages/en/common.ts';
import * as en from '#shared/messages/en/exported.generated.ts';
import enShifts from '#shared/messages/en/shifts.ts';
import ruAudit from '#shared/messages/ru/audit.ts';
import * as ruAudited from '#shared/messages/ru/audited.generated.ts';
import ruCommon from '#shared/messages/ru/common.ts';
import * as ru from '#shared/messages/ru/exported.generated.ts';
import ruShifts from '#shared/messages/ru/shifts.ts';
import { sentenceOf } from '../../http/translate.ts';

const messages = {
  cz: { exported: cs, common: csCommon, audit: csAudit, audited: csAudited, shifts: csShifts.words },
  en: { exported: en, common: enCommon, audit: enAudit, audited: enAudited, shifts: enShifts.words },
  ru: { exported: ru, common: ruCommon, audit: ruAudit, audited: ruAudited, shifts: ruShifts.words },
} as const;

/** Column names by column. */
export const headersIn = (locale: Locale, list: ExportedListName): Readonly<Record<string, string>> =>
  messages[locale].exported.headers[list];

const labelsOf = (labels: Readonly<Record<string, string>>) => labels;

/** `now` is ISO 8601 UTC, for what a row is at that time. */
export const wordsIn = (locale: Locale, now: string): Words => {
  const { exported, common, audit, audited, shifts } = messages[locale];
  const { flag, action: _, ...texts } = shifts;
  const flags = Object.fromEntries(Object.entries(flag).map(([name, text]) => [`flag.${name}`, text]));
  const textOf = (key: string, params: Record<string, string | number>) =>
    sentenceOf(locale, { ...texts, ...flags }, key, params);
  const duration = (minutes: number): string =>
    minutes < 60 ? textOf('minutes', { count: minutes }) : textOf('hours', { hours: minutes / 60 });
  return {
    ...exported.exportedWords,
    role: common.role,
    companyRole: common.companyRole,
    credibility: common.credibility,
    shiftStatus: common.shiftStatus,
    shiftTags: (shift) => tagsOf(shift, now).map(({ text, minutes = 0 }) => textOf(text, { time: duration(minutes) })),
    auditAction: audited.actions,
    recordKind: audited.recordKinds,
    auditField: (field, action) => labelsOf(audited.fields[labelArea(field, action)])[field] ?? field,
    withheld: audit.withheld,
    yes: common.form.on,
    no: common.form.off,
  };
};
