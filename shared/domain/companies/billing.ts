import { splitPostcode } from '../cart/postcode.ts';
import { symbolOf } from '../invoices/numbers.ts';
import { Problem } from '../problem.ts';

/** A registered office as it stands on documents. The street has the house number; the country is ISO 3166 alpha-2. */
export type Office = { street: string; city: string; postcode: string; country: string };

/** What the invoices of a company say about it, besides its name, its IČO and its DIČ. */
export type Billing = {
  /** A Czech account or an IBAN, in its stored form. */
  bank_account: string | null;
  vat_payer: boolean;
  office: Office;
  /** Of the numbers of its documents. */
  prefix: string;
  /** Days from the issue of an invoice. */
  due_days: number;
  /** Several lines for its customers. */
  note: string | null;
};

/** Who issues a document: a company, or the platform. */
export type Issuer = { name: string; inn: string; vat_id: string | null; billing: Billing };

type Billed = { vat_id: string | null; address: string | null; billing: Billing | null };

/** What counts for a company: what it saved, or what follows from its other fields. */
export const billingOf = ({ vat_id, address, billing }: Billed): Billing =>
  billing ?? {
    bank_account: null,
    vat_payer: vat_id !== null,
    office: officeOf(address ?? ''),
    prefix: '',
    due_days: 14,
    note: null,
  };

/** Whether a company is a VAT payer, whose documents have its DIČ. */
export const isVatPayer = (company: Billed): boolean => company.vat_id !== null && billingOf(company).vat_payer;

/** `Lipová 128, 779 00 Olomouc` in its parts. An address of another form is the street. */
const officeOf = (address: string): Office => {
  const comma = address.lastIndexOf(',');
  const { city, postcode } = splitPostcode(address.slice(comma + 1).trim());
  const parts =
    comma > 0 && postcode !== ''
      ? { street: address.slice(0, comma).trim(), city, postcode }
      : { street: address, city: '', postcode: '' };
  return { ...parts, country: 'CZ' };
};

/** `Lipová 128, 779 00 Olomouc, CZ` */
export const officeText = ({ street, city, postcode, country }: Office): string =>
  [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

/** Empty, or a letter and up to seven letters, digits, dashes and slashes. */
export const isPrefix = (prefix: string): boolean => /^(?:[a-z][a-z\d/-]{0,7})?$/i.test(prefix);

/** `FV2026000001`. Numbers begin with 1 each year. */
export const documentNumber = (prefix: string, year: string, count: number): string =>
  `${prefix}${symbolOf(year, count)}`;

type Taxed = { vat_id?: string | null | undefined; billing?: Pick<Billing, 'vat_payer'> | null | undefined };

/** The tax documents of a VAT payer have its DIČ (act 235/2004, section 29). */
export const lacksVatId = ({ vat_id, billing }: Taxed): boolean => billing?.vat_payer === true && !vat_id;

/** Throws invalid-input for a VAT payer without a DIČ. */
export const requireVatId = (company: Taxed): void => {
  if (lacksVatId(company))
    throw new Problem('invalid-input', { fields: { vat_id: { key: 'vat-payer-without-vat-id' } } });
};
