import type { Words } from '#shared/contracts/exported-list.ts';
import type { ExportedListName } from '#shared/contracts/exported-lists.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { tagsOf } from '#shared/domain/shifts/tags.ts';
import csCommon from '#shared/messages/cs/common.ts';
import cs from '#shared/messages/cs/exports.ts';
import csPanel from '#shared/messages/cs/panel.ts';
import csShifts from '#shared/messages/cs/shifts.ts';
import enCommon from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/exports.ts';
import enPanel from '#shared/messages/en/panel.ts';
import enShifts from '#shared/messages/en/shifts.ts';
import ruCommon from '#shared/messages/ru/common.ts';
import ru from '#shared/messages/ru/exports.ts';
import ruPanel from '#shared/messages/ru/panel.ts';
import ruShifts from '#shared/messages/ru/shifts.ts';
import { sentenceOf } from '../../http/translate.ts';

const messages = {
  cz: { exports: cs, common: csCommon, panel: csPanel, shifts: csShifts.words },
  en: { exports: en, common: enCommon, panel: enPanel, shifts: enShifts.words },
  ru: { exports: ru, common: ruCommon, panel: ruPanel, shifts: ruShifts.words },
} as const;

/** Column names by column. */
export const headersIn = (locale: Locale, list: ExportedListName): Readonly<Record<string, string>> =>
  messages[locale].exports.lists[list].columns;

/** `now` is ISO 8601 UTC, for what a row is at that time. */
export const wordsIn = (locale: Locale, now: string): Words => {
  const { exports, common, panel, shifts } = messages[locale];
  const { flag, action: _, ...texts } = shifts;
  const flags = Object.fromEntries(Object.entries(flag).map(([name, text]) => [`flag.${name}`, text]));
  const textOf = (key: string, params: Record<string, string | number>) =>
    sentenceOf(locale, { ...texts, ...flags }, key, params);
  const duration = (minutes: number): string =>
    minutes < 60 ? textOf('minutes', { count: minutes }) : textOf('hours', { hours: minutes / 60 });
  return {
    role: common.role,
    companyRole: common.companyRole,
    credibility: common.credibility,
    employment: exports.employment,
    shiftStatus: common.shiftStatus,
    shiftTags: (shift) => tagsOf(shift, now).map(({ text, minutes = 0 }) => textOf(text, { time: duration(minutes) })),
    auditAction: panel.actions,
    auditKind: panel.kinds,
    auditField: panel.fields,
    withheld: panel.audit.withheld,
    yes: common.form.on,
    no: common.form.off,
  };
};
