import { DocumentTexts, type DocumentType } from '#shared/contracts/legal.ts';
import type { Document } from '../data/legal/documents.ts';
import czAdminsManual from './texts/cz/admins-manual.md' with { type: 'text' };
import czCustomerManual from './texts/cz/customer-manual.md' with { type: 'text' };
import czPerformersManual from './texts/cz/performers-manual.md' with { type: 'text' };
import czPrivacyPolicy from './texts/cz/privacy-policy.md' with { type: 'text' };
import czRefundPolicy from './texts/cz/refund-policy.md' with { type: 'text' };
import czShippingPolicy from './texts/cz/shipping-policy.md' with { type: 'text' };
import czUserAgreement from './texts/cz/user-agreement.md' with { type: 'text' };
import czWorkersManual from './texts/cz/workers-manual.md' with { type: 'text' };
import enAdminsManual from './texts/en/admins-manual.md' with { type: 'text' };
import enCustomerManual from './texts/en/customer-manual.md' with { type: 'text' };
import enPerformersManual from './texts/en/performers-manual.md' with { type: 'text' };
import enPrivacyPolicy from './texts/en/privacy-policy.md' with { type: 'text' };
import enRefundPolicy from './texts/en/refund-policy.md' with { type: 'text' };
import enShippingPolicy from './texts/en/shipping-policy.md' with { type: 'text' };
import enUserAgreement from './texts/en/user-agreement.md' with { type: 'text' };
import enWorkersManual from './texts/en/workers-manual.md' with { type: 'text' };
import ruAdminsManual from './texts/ru/admins-manual.md' with { type: 'text' };
import ruCustomerManual from './texts/ru/customer-manual.md' with { type: 'text' };
import ruPerformersManual from './texts/ru/performers-manual.md' with { type: 'text' };
import ruPrivacyPolicy from './texts/ru/privacy-policy.md' with { type: 'text' };
import ruRefundPolicy from './texts/ru/refund-policy.md' with { type: 'text' };
import ruShippingPolicy from './texts/ru/shipping-policy.md' with { type: 'text' };
import ruUserAgreement from './texts/ru/user-agreement.md' with { type: 'text' };
import ruWorkersManual from './texts/ru/workers-manual.md' with { type: 'text' };

/** `cz` is the specification's name of the Czech locale. */
const texts: Record<DocumentType, DocumentTexts> = {
  user_agreement: { cz: czUserAgreement, en: enUserAgreement, ru: ruUserAgreement },
  privacy_policy: { cz: czPrivacyPolicy, en: enPrivacyPolicy, ru: ruPrivacyPolicy },
  shipping_policy: { cz: czShippingPolicy, en: enShippingPolicy, ru: ruShippingPolicy },
  refund_policy: { cz: czRefundPolicy, en: enRefundPolicy, ru: ruRefundPolicy },
  customer_manual: { cz: czCustomerManual, en: enCustomerManual, ru: ruCustomerManual },
  performers_manual: { cz: czPerformersManual, en: enPerformersManual, ru: ruPerformersManual },
  workers_manual: { cz: czWorkersManual, en: enWorkersManual, ru: ruWorkersManual },
  admins_manual: { cz: czAdminsManual, en: enAdminsManual, ru: ruAdminsManual },
};

/**
 * Version 1 of a document, in force until an admin publishes version 2. The texts describe this version of the app, so
 * they are in the repository. A later change here does not affect a document with newer versions, because publishing
 * version 2 copies version 1 into the table.
 */
export const firstVersion = (type: DocumentType): Document => ({
  type,
  version: 1,
  texts: DocumentTexts.parse(texts[type]),
  at: '2026-11-21T00:00:00.000Z',
  by: null,
});
