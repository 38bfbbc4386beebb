import { setCompanyActive, updateCompany } from '#shared/contracts/companies.ts';
import type { CredibilityReason } from '#shared/domain/companies/credibility.ts';
import { getCompany } from '../../../functions/data/companies/companies.ts';
import { saveCredibility } from '../../../functions/data/companies/credibility.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { aBilling } from '../../world/billing.ts';
import { invoke } from '../../world/invoke.ts';
import { lookUpCompany } from '../../world/look-up-company.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** A company that the registers warn of; others were never checked. */
const oneIsRisky = async ({ companies: { performer } }: World) => {
  const company = await getCompany(performer.id);
  if (!company) throw new Error('No company');
  const reasons: CredibilityReason[] = ['insolvent', 'unreliable-vat-payer', 'vat-register-unavailable'];
  await saveCredibility(company, { level: 'red', reasons, checked_at: new Date().toISOString() });
};

/** The others have filled in nothing. */
const oneInvoices = async ({ people, companies: { performer } }: World) => {
  const version = (await getCompany(performer.id))?.version;
  const body = { version, vat_id: 'CZ27451381', billing: aBilling };
  ok(await invoke(updateCompany, people.admin, { params: { id: performer.id }, body }));
};

/** Later than the records of clients, which include a request of this company. */
const oneIsInactive = async ({ people, companies: { stranger } }: World) => {
  const body = { version: 1, active: false };
  ok(await invoke(setCompanyActive, people.admin, { params: { id: stranger.id }, body }));
};

export default areaScreens({
  prepare: async (world) => {
    await oneIsRisky(world);
    await oneInvoices(world);
    await oneIsInactive(world);
  },
  screens: {
    '/companies/list': [
      { name: 'company-list', who: 'admin', address: '/companies/list?name=c' },
      { name: 'company-list-inactive', who: 'admin', address: '/companies/list?name=s&active=false' },
    ],
    '/companies/list/vendors': [{ name: 'vendor-list', who: 'manager', address: '/companies/list/vendors?name=p' }],
    '/companies/list/customers': [{ name: 'customer-list', who: 'admin', address: '/companies/list/customers?name=c' }],
    '/companies/list/vendor': [{ name: 'company-of-reader', who: 'vendor', address: '/companies/list/vendor' }],
    '/companies/new': [
      { name: 'company-new', who: 'admin', address: '/companies/new' },
      { name: 'company-new-filled', who: 'admin', address: '/companies/new', open: lookUpCompany('26220008') },
    ],
    '/companies/edit/:id': [
      {
        name: 'company-inactive',
        who: 'admin',
        address: ({ world }) => `/companies/edit/${world.companies.stranger.id}`,
      },
      { name: 'company-edit', who: 'admin', address: ({ world }) => `/companies/edit/${world.companies.customer.id}` },
      {
        name: 'company-risky',
        who: 'vendor',
        address: ({ world }) => `/companies/edit/${world.companies.performer.id}`,
      },
      {
        name: 'company-managers',
        who: 'admin',
        address: ({ world }) => `/companies/edit/${world.companies.customer.id}?tab=managers`,
      },
      {
        name: 'company-billing',
        who: 'vendor',
        address: ({ world }) => `/companies/edit/${world.companies.performer.id}?tab=billing`,
      },
      {
        name: 'company-billing-unset',
        who: 'buyer',
        address: ({ world }) => `/companies/edit/${world.companies.customer.id}?tab=billing`,
      },
      {
        name: 'company-logo',
        who: 'admin',
        address: ({ world }) => `/companies/edit/${world.companies.customer.id}?tab=logo`,
      },
      {
        name: 'company-own',
        who: 'buyer',
        address: ({ world }) => `/companies/edit/${world.companies.customer.id}?tab=objects`,
      },
    ],
  },
});
