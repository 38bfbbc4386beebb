import type { Address } from '#shared/contracts/cart.ts';
import { type Billing, billingOf } from '#shared/domain/companies/billing.ts';
import type { Party, Seller } from '#shared/domain/invoices/invoice.ts';
import { ibanOf } from '#shared/domain/people/bank-account.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getCompany } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';
import { settings } from '../data/system/system-settings.ts';

/** Who issues, with what its documents need. */
export type Issuer = { seller: Seller; prefix: string; due_days: number };

type Named = Pick<Party, 'id' | 'name' | 'inn' | 'vat_id'>;
/** Throws invoice-seller-incomplete without a bank account. */
const issuerOf = (company: Named, billing: Billing): Issuer => {
  const { bank_account, vat_payer, office, note, prefix, due_days } = billing;
  const { id, name, inn, vat_id } = company;
  if (bank_account === null) throw new Problem('invoice-seller-incomplete', { params: { company: name } });
  const iban = ibanOf(bank_account);
  return { seller: { id, name, inn, vat_id, office, vat_payer, bank_account, iban, note }, prefix, due_days };
};

/** Throws not-found for a deleted company, and invoice-seller-incomplete. */
export const companyIssuer = async (companyId: string): Promise<Issuer> => {
  const company = await getCompany(companyId);
  if (!company) throw new Problem('not-found');
  return issuerOf(company, billingOf(company));
};

/** Null until an admin has filled it in with a bank account. */
export const platformIssuer = async (): Promise<Issuer | null> => {
  const { issuer } = (await settings.issuer.read()).value;
  if (!issuer || issuer.billing.bank_account === null) return null;
  const { name, inn, vat_id, billing } = issuer;
  return issuerOf({ id: null, name, inn, vat_id }, billing);
};

/** Of the company, or the platform (null). Throws as `companyIssuer`; the platform is not found until it is filled in. */
export const issuerFor = async (sellerId: string | null): Promise<Issuer> => {
  const issuer = sellerId === null ? await platformIssuer() : await companyIssuer(sellerId);
  if (!issuer) throw new Problem('not-found');
  return issuer;
};

export const partyOf = (company: Company): Party => {
  const { id, name, inn, vat_id } = company;
  return { id, name, inn, vat_id, office: billingOf(company).office };
};

/** Throws invoice-customer-abroad. */
export const buyerOf = (company: Company): Party => {
  const party = partyOf(company);
  if (party.office.country !== home) throw new Problem('invoice-customer-abroad', { params: { company: party.name } });
  return party;
};
const home = 'CZ';

/** A person, of whom the platform knows no address but that of the delivery. */
export const personOf = (name: string, address: Address | null): Party => ({
  id: null,
  name,
  inn: null,
  vat_id: null,
  office: {
    street: [address?.street, address?.building].filter(Boolean).join(' '),
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
    country: home,
  },
});
