import type { Words } from '#shared/contracts/exported-list.ts';
import type { ExportedListName } from '#shared/contracts/exported-lists.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { labelArea } from '#shared/domain/audit/fields.ts';
import { tagsOf } from '#shared/domain/shifts/tags.ts';
import { fields as csBillingFields } from '#shared/messages/cs/billing.ts';
import { fields as csCatalogueFields } from '#shared/messages/cs/catalogue.ts';
import { fields as csClientsFields } from '#shared/messages/cs/clients.ts';
import { fields as csCollectionsFields } from '#shared/messages/cs/collections.ts';
import csCommon from '#shared/messages/cs/common.ts';
import { fields as csCompaniesFields } from '#shared/messages/cs/companies.ts';
import cs from '#shared/messages/cs/exports.ts';
import { fields as csLegalFields } from '#shared/messages/cs/legal.ts';
import csOrders, { fields as csOrdersFields } from '#shared/messages/cs/orders.ts';
import csPanel from '#shared/messages/cs/panel.ts';
import { conditions as csConditions, fields as csPayFields } from '#shared/messages/cs/pay.ts';
import { fields as csPeopleFields } from '#shared/messages/cs/people.ts';
import { fields as csProductTypesFields } from '#shared/messages/cs/product-types.ts';
import { fields as csProductsFields } from '#shared/messages/cs/products.ts';
import { fields as csPromoFields } from '#shared/messages/cs/promo.ts';
import csShifts from '#shared/messages/cs/shifts.ts';
import { fields as csSpecialtiesFields } from '#shared/messages/cs/specialties.ts';
import { fields as csStoresFields } from '#shared/messages/cs/stores.ts';
import { fields as enBillingFields } from '#shared/messages/en/billing.ts';
import { fields as enCatalogueFields } from '#shared/messages/en/catalogue.ts';
import { fields as enClientsFields } from '#shared/messages/en/clients.ts';
import { fields as enCollectionsFields } from '#shared/messages/en/collections.ts';
import enCommon from '#shared/messages/en/common.ts';
import { fields as enCompaniesFields } from '#shared/messages/en/companies.ts';
import en from '#shared/messages/en/exports.ts';
import { fields as enLegalFields } from '#shared/messages/en/legal.ts';
import enOrders, { fields as enOrdersFields } from '#shared/messages/en/orders.ts';
import enPanel from '#shared/messages/en/panel.ts';
import { conditions as enConditions, fields as enPayFields } from '#shared/messages/en/pay.ts';
import { fields as enPeopleFields } from '#shared/messages/en/people.ts';
import { fields as enProductTypesFields } from '#shared/messages/en/product-types.ts';
import { fields as enProductsFields } from '#shared/messages/en/products.ts';
import { fields as enPromoFields } from '#shared/messages/en/promo.ts';
import enShifts from '#shared/messages/en/shifts.ts';
import { fields as enSpecialtiesFields } from '#shared/messages/en/specialties.ts';
import { fields as enStoresFields } from '#shared/messages/en/stores.ts';
import { fields as ruBillingFields } from '#shared/messages/ru/billing.ts';
import { fields as ruCatalogueFields } from '#shared/messages/ru/catalogue.ts';
import { fields as ruClientsFields } from '#shared/messages/ru/clients.ts';
import { fields as ruCollectionsFields } from '#shared/messages/ru/collections.ts';
import ruCommon from '#shared/messages/ru/common.ts';
import { fields as ruCompaniesFields } from '#shared/messages/ru/companies.ts';
import ru from '#shared/messages/ru/exports.ts';
import { fields as ruLegalFields } from '#shared/messages/ru/legal.ts';
import ruOrders, { fields as ruOrdersFields } from '#shared/messages/ru/orders.ts';
import ruPanel from '#shared/messages/ru/panel.ts';
import { conditions as ruConditions, fields as ruPayFields } from '#shared/messages/ru/pay.ts';
import { fields as ruPeopleFields } from '#shared/messages/ru/people.ts';
import { fields as ruProductTypesFields } from '#shared/messages/ru/product-types.ts';
import { fields as ruProductsFields } from '#shared/messages/ru/products.ts';
import { fields as ruPromoFields } from '#shared/messages/ru/promo.ts';
import ruShifts from '#shared/messages/ru/shifts.ts';
import { fields as ruSpecialtiesFields } from '#shared/messages/ru/specialties.ts';
import { fields as ruStoresFields } from '#shared/messages/ru/stores.ts';
import { sentenceOf } from '../../http/translate.ts';

const messages = {
  cz: {
    exports: cs,
    common: csCommon,
    panel: csPanel,
    shifts: csShifts.words,
    orders: csOrders,
    condition: csConditions,
    fields: {
      promo: csPromoFields,
      billing: csBillingFields,
      pay: csPayFields,
      'product-types': csProductTypesFields,
      collections: csCollectionsFields,
      orders: csOrdersFields,
      catalogue: csCatalogueFields,
      products: csProductsFields,
      legal: csLegalFields,
      specialties: csSpecialtiesFields,
      clients: csClientsFields,
      companies: csCompaniesFields,
      people: csPeopleFields,
      stores: csStoresFields,
    },
  },
  en: {
    exports: en,
    common: enCommon,
    panel: enPanel,
    shifts: enShifts.words,
    orders: enOrders,
    condition: enConditions,
    fields: {
      promo: enPromoFields,
      billing: enBillingFields,
      pay: enPayFields,
      'product-types': enProductTypesFields,
      collections: enCollectionsFields,
      orders: enOrdersFields,
      catalogue: enCatalogueFields,
      products: enProductsFields,
      legal: enLegalFields,
      specialties: enSpecialtiesFields,
      clients: enClientsFields,
      companies: enCompaniesFields,
      people: enPeopleFields,
      stores: enStoresFields,
    },
  },
  ru: {
    exports: ru,
    common: ruCommon,
    panel: ruPanel,
    shifts: ruShifts.words,
    orders: ruOrders,
    condition: ruConditions,
    fields: {
      promo: ruPromoFields,
      billing: ruBillingFields,
      pay: ruPayFields,
      'product-types': ruProductTypesFields,
      collections: ruCollectionsFields,
      orders: ruOrdersFields,
      catalogue: ruCatalogueFields,
      products: ruProductsFields,
      legal: ruLegalFields,
      specialties: ruSpecialtiesFields,
      clients: ruClientsFields,
      companies: ruCompaniesFields,
      people: ruPeopleFields,
      stores: ruStoresFields,
    },
  },
} as const;

/** Column names by column. */
export const headersIn = (locale: Locale, list: ExportedListName): Readonly<Record<string, string>> =>
  messages[locale].exports.lists[list].columns;

const labelsOf = (labels: Readonly<Record<string, string>>) => labels;

/** `now` is ISO 8601 UTC, for what a row is at that time. */
export const wordsIn = (locale: Locale, now: string): Words => {
  const { exports, common, panel, shifts, orders, condition, fields } = messages[locale];
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
    condition,
    employment: exports.employment,
    shiftStatus: common.shiftStatus,
    documentStatus: exports.documentStatus,
    orderStatus: orders.statuses,
    paymentStatus: orders.payments,
    deliveryType: orders.deliveryTypes,
    transactionKind: exports.transactionKind,
    shiftTags: (shift) => tagsOf(shift, now).map(({ text, minutes = 0 }) => textOf(text, { time: duration(minutes) })),
    auditAction: panel.actions,
    auditKind: panel.kinds,
    auditField: (field, kind) => labelsOf(fields[labelArea(field, kind)])[field] ?? field,
    withheld: panel.audit.withheld,
    yes: common.form.on,
    no: common.form.off,
  };
};
