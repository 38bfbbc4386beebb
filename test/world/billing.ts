import type { Billing } from '#shared/domain/companies/billing.ts';

/** What a company of tests invoices by. */
export const aBilling: Billing = {
  bank_account: '19-2000145399/0800',
  vat_payer: true,
  office: { street: 'Cimburkova 4', city: 'Brno', postcode: '612 00', country: 'CZ' },
  prefix: 'FV',
  due_days: 14,
  note: null,
};
