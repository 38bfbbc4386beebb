import { billingOf, isVatPayer, type Issuer } from '#shared/domain/companies/billing.ts';
import { type Company, newCompany } from '../../../functions/data/companies/company.ts';
import { idOf } from './seed.ts';

const founded = '2024-01-08T08:00:00.000Z';
type Invoicing = { address: string; vat_payer?: boolean; bank_account: string; prefix: string };
const company = (
  key: string,
  role: Company['role'],
  name: string,
  inn: string,
  phone: string,
  { address, vat_payer = true, bank_account, prefix }: Invoicing,
): Company => {
  const vat_id = vat_payer ? `CZ${inn}` : null;
  const billing = { ...billingOf({ vat_id, address, billing: null }), bank_account, prefix };
  const facts = { name, role, inn, phone, address, vat_id, billing };
  return newCompany({ id: idOf(`company ${key}`), logo: idOf(`logo ${key}`), ...facts, created_at: founded });
};

/** Invented companies; only the check digits of their numbers are valid. The local registers know them. */
export const companies = {
  zelenyKos: company('zeleny-kos', 'customer', 'Zelený koš a.s.', '27451381', '+420241000100', {
    address: 'Cimburkova 4, 612 00 Brno',
    bank_account: '115-4211987739/0100',
    prefix: 'ZK',
  }),
  drogerieLipa: company('drogerie-lipa', 'customer', 'Drogerie Lípa s.r.o.', '28173643', '+420541000200', {
    address: 'Lipová 128, 779 00 Olomouc',
    bank_account: '2801746354/0300',
    prefix: 'DL-',
  }),
  hobbyDum: company('hobby-dum', 'customer', 'Hobby Dům s.r.o.', '24038172', '+420272000300', {
    address: 'Průmyslová 1472, 102 00 Praha',
    bank_account: '1387264522/0800',
    prefix: 'HD',
  }),
  kavarnySlunce: company('kavarny-slunce', 'customer', 'Kavárny Slunce s.r.o.', '09182730', '+420222000400', {
    address: 'Sluneční náměstí 2588, 158 00 Praha',
    vat_payer: false,
    bank_account: '2950173641/2010',
    prefix: 'KS',
  }),
  personalPlus: company('personal-plus', 'vendor', 'Personál Plus s.r.o.', '26902141', '+420226000500', {
    address: 'Veveří 9, 602 00 Brno',
    bank_account: '19-2207415982/0100',
    prefix: 'FV',
  }),
  moravaStaff: company('morava-staff', 'vendor', 'Morava Staff a.s.', '06419259', '+420543000600', {
    address: 'Nádražní 66, 702 00 Ostrava',
    bank_account: '6093318727/0600',
    prefix: 'MS/',
  }),
  /** It only sells products. */
  hanackeZasoby: company('hanacke-zasoby', 'vendor', 'Hanácké zásoby s.r.o.', '25836404', '+420585000700', {
    address: 'Brněnská 4421, 796 01 Prostějov',
    bank_account: '3308816456/5500',
    prefix: 'HZ',
  }),
};

/** Whether the company with an id is a VAT payer. */
export const isPayer = (companyId: string | undefined): boolean =>
  Object.values(companies).some((one) => one.id === companyId && isVatPayer(one));

export type CompanyKey = keyof typeof companies;

export const companyReference = (key: CompanyKey) => ({ id: companies[key].id, name: companies[key].name });

const platform = { vat_id: 'CZ10923454', address: 'Na Příkopě 859/22, 110 00 Praha 1', billing: null };
/** Who runs the platform: invented, too. */
export const issuer: Issuer = {
  name: 'Smena s.r.o.',
  inn: '10923454',
  vat_id: platform.vat_id,
  billing: {
    ...billingOf(platform),
    bank_account: '43-1174629380/0100',
    prefix: 'SM',
    note: 'Zapsáno v obchodním rejstříku vedeném Městským soudem v Praze.',
  },
};
