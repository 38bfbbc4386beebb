import { icons } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { CompanyFields } from '#shared/contracts/companies.ts';
import { StoreFields } from '#shared/contracts/stores.ts';
import { setIssuer } from '#shared/contracts/system.ts';
import { lacksVatId } from '#shared/domain/companies/billing.ts';
import { isIco } from '#shared/domain/companies/ico.ts';
import { companies, issuer } from './companies.ts';
import { drawLogo } from './company-logos.ts';
import { cooperations } from './cooperations.ts';
import { accounts, demoHand, hands, logins } from './people.ts';
import { drawPortrait } from './portraits.ts';
import { specialties } from './specialties.ts';
import { stores } from './stores.ts';

const repeated = (values: readonly unknown[]) => values.filter((value, n) => values.indexOf(value) !== n);
const roleOf = (name: string) =>
  accounts.filter(({ email }) => email === `${name}@smena.test`).map(({ roles: [role] }) => role);

describe('companies and stores', () => {
  it('consist of 3 performers and 4 customers with valid numbers', () => {
    const all = Object.values(companies);
    expect(all.filter(({ role }) => role === 'vendor')).toHaveLength(3);
    expect(all.filter(({ role }) => role === 'customer')).toHaveLength(4);
    expect(all.map(({ inn }) => inn).filter((inn) => !isIco(inn))).toEqual([]);
    expect(repeated(all.map(({ inn }) => inn))).toEqual([]);
  });

  it('have what their invoices need, as people would save it; two are no VAT payers', () => {
    const all = Object.values(companies);
    for (const { vat_id, billing } of all) {
      expect(CompanyFields.shape.billing.parse(billing)).toEqual(billing);
      expect(CompanyFields.shape.vat_id.parse(vat_id)).toEqual(vat_id);
    }
    expect(repeated(all.map(({ billing }) => billing?.bank_account))).toEqual([]);
    expect(all.filter(lacksVatId)).toEqual([]);
    expect(all.filter(({ billing }) => billing?.vat_payer === false)).toHaveLength(1);
    expect(setIssuer.body.parse({ ...issuer, version: 0 })).toEqual({ ...issuer, version: 0 });
  });

  it('have a logo each, drawn in both sizes and of its own', () => {
    const all = Object.values(companies);
    expect(repeated(all.map(({ logo }) => logo))).toEqual([]);
    for (const { id, logo } of all) {
      expect(logo).toEqual(expect.any(String));
      for (const jpeg of Object.values(drawLogo(id))) expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    }
    expect(repeated(all.map(({ id }) => Buffer.from(drawLogo(id).small).toString('base64')))).toEqual([]);
  });

  it('consist of 16 stores in Czechia with realistic data', () => {
    const all = Object.values(stores);
    expect(all).toHaveLength(16);
    for (const { id, version, company, vendors, active, ...fields } of all) {
      expect(active).toBe(true);
      expect(StoreFields.parse(fields)).toEqual(fields);
      expect([id, version, company.id, vendors.length > 0]).toEqual([expect.any(String), 1, expect.any(String), true]);
      const { lat, lng } = fields.location ?? { lat: 0, lng: 0 };
      expect(lat).toBeGreaterThan(48.55);
      expect(lat).toBeLessThan(51.06);
      expect(lng).toBeGreaterThan(12.09);
      expect(lng).toBeLessThan(18.86);
    }
  });

  it('two performers serve some stores together', () => {
    expect(Object.values(stores).filter(({ vendors }) => vendors.length === 2).length).toBeGreaterThan(0);
    expect(cooperations.some(({ store_ids }) => store_ids === null)).toBe(true);
  });

  it('12 specialties have rates, three languages and an icon', () => {
    const all = Object.values(specialties);
    expect(all).toHaveLength(12);
    for (const { names, descriptions, icon, hourly_rate } of all) {
      for (const text of [...Object.values(names), ...Object.values(descriptions)]) expect(text).not.toBe('');
      const name = icon.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
      expect(Object.keys(icons)).toContain(name);
      expect(hourly_rate).toBeGreaterThan(13_440); // the minimum wage of 2026
    }
    expect(repeated(all.map(({ id }) => id))).toEqual([]);
  });
});

describe('people', () => {
  it('include 60 workers, each with a company, a contract and a specialty', () => {
    expect(hands).toHaveLength(60);
    for (const { worker } of hands) {
      expect(worker.company).not.toBeNull();
      expect(worker.contract).not.toBeNull();
      expect(worker.category_ids.length).toBeGreaterThan(0);
    }
    expect(repeated(hands.map(({ worker }) => worker.id))).toEqual([]);
  });

  it('include the demo worker among at least six with the same specialty for the demo buyer', () => {
    const alike = hands.filter(
      ({ worker, row }) =>
        row.region === demoHand.row.region &&
        worker.company?.id === companies.personalPlus.id &&
        worker.category_ids.includes(specialties.cashier.id),
    );
    expect(alike).toContain(demoHand);
    expect(alike.length).toBeGreaterThanOrEqual(6);
  });

  it('have unique e-mails, phones and login names', () => {
    expect(repeated(logins.map(({ email }) => email))).toEqual([]);
    expect(repeated(logins.map(({ phone }) => phone))).toEqual([]);
    expect(repeated(accounts.map(({ id }) => id))).toEqual([]);
  });

  it('include the demo users with their roles, and phones in the documented order', () => {
    expect(
      ['admin', 'manager', 'vendor', 'worker', 'buyer', 'buyer-manager', 'store-manager', 'multi'].map(roleOf),
    ).toEqual([
      ['ROLE_ADMIN'],
      ['ROLE_MANAGER'],
      ['ROLE_VENDOR'],
      ['ROLE_VENDOR_STAFF'],
      ['ROLE_BUYER'],
      ['ROLE_BUYER_MANAGER'],
      ['ROLE_STORE_MANAGER'],
      ['ROLE_BUYER', 'ROLE_VENDOR_STAFF'],
    ]);
    expect(logins.slice(0, 8).map(({ phone }) => phone)).toEqual(
      Array.from({ length: 8 }, (_, n) => `+42077700000${n + 1}`),
    );
  });

  it('have photos, most of them, drawn in both sizes and each its own', () => {
    const shown = accounts.flatMap(({ fio, photo }) => (photo ? [{ fio, id: photo.id }] : []));
    expect(shown.length).toBeGreaterThan(accounts.length / 2);
    expect(shown.length).toBeLessThan(accounts.length);
    expect(repeated(shown.map(({ id }) => id))).toEqual([]);
    for (const { fio } of shown.slice(0, 3))
      for (const jpeg of Object.values(drawPortrait(fio))) expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });

  it('include one worker without a company', () => {
    expect(
      accounts.filter(({ roles, company }) => roles.includes('ROLE_VENDOR_STAFF') && company === null),
    ).toHaveLength(1);
  });
});
