import { type Company, newCompany } from '../../../functions/data/companies/company.ts';
import { idOf } from './seed.ts';

const founded = '2024-01-08T08:00:00.000Z';
const company = (key: string, role: Company['role'], name: string, inn: string, phone: string): Company =>
  newCompany({ id: idOf(`company ${key}`), logo: idOf(`logo ${key}`), name, role, inn, phone, created_at: founded });

/** Invented companies; only the check digits of their numbers are valid. The local registers know them. */
export const companies = {
  zelenyKos: company('zeleny-kos', 'customer', 'Zelený koš a.s.', '27451381', '+420241000100'),
  drogerieLipa: company('drogerie-lipa', 'customer', 'Drogerie Lípa s.r.o.', '28173643', '+420541000200'),
  hobbyDum: company('hobby-dum', 'customer', 'Hobby Dům s.r.o.', '24038172', '+420272000300'),
  kavarnySlunce: company('kavarny-slunce', 'customer', 'Kavárny Slunce s.r.o.', '09182730', '+420222000400'),
  personalPlus: company('personal-plus', 'vendor', 'Personál Plus s.r.o.', '26902141', '+420226000500'),
  moravaStaff: company('morava-staff', 'vendor', 'Morava Staff a.s.', '06419259', '+420543000600'),
  /** It only sells products. */
  hanackeZasoby: company('hanacke-zasoby', 'vendor', 'Hanácké zásoby s.r.o.', '25836404', '+420585000700'),
};
export type CompanyKey = keyof typeof companies;

export const companyReference = (key: CompanyKey) => ({ id: companies[key].id, name: companies[key].name });
