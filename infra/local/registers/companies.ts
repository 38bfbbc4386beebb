/** A company as the local registers know it. Days are YYYY-MM-DD. */
export type RegisteredCompany = {
  name: string;
  /** A code of the list of legal forms. */
  form: string;
  street: string;
  house: number;
  town: string;
  /** A number, as in ARES. */
  code: number;
  founded: string;
  /** Without it the company is no VAT payer. */
  vat?: 'reliable' | 'unreliable';
  ceased?: string;
  insolvent?: true;
};
/** A number for which the register fails: it has no such company, answers too late, not at all, or something else. */
export type Failure = 'unknown' | 'slow' | 'down' | 'broken';

const day = 86_400_000;
/** A company that is always young. */
const halfAYearBefore = (now: string): string => new Date(Date.parse(now) - 180 * day).toISOString().slice(0, 10);

/** Invented companies by number; only the check digits are valid. The first seven are those of the demo data. */
const registeredCompanies = (now: string): Readonly<Record<string, RegisteredCompany | Failure>> => ({
  '27451381': {
    name: 'Zelený koš a.s.',
    form: '121',
    street: 'Cimburkova',
    house: 4,
    town: 'Brno',
    code: 61200,
    founded: '2006-03-14',
    vat: 'reliable',
  },
  '28173643': {
    name: 'Drogerie Lípa s.r.o.',
    form: '112',
    street: 'Lipová',
    house: 128,
    town: 'Olomouc',
    code: 77900,
    founded: '2009-11-02',
    vat: 'reliable',
  },
  '24038172': {
    name: 'Hobby Dům s.r.o.',
    form: '112',
    street: 'Průmyslová',
    house: 1472,
    town: 'Praha',
    code: 10200,
    founded: '2011-06-20',
    vat: 'reliable',
  },
  '09182730': {
    name: 'Kavárny Slunce s.r.o.',
    form: '112',
    street: 'Sluneční náměstí',
    house: 2588,
    town: 'Praha',
    code: 15800,
    founded: halfAYearBefore(now),
  },
  '26902141': {
    name: 'Personál Plus s.r.o.',
    form: '112',
    street: 'Veveří',
    house: 9,
    town: 'Brno',
    code: 60200,
    founded: '2004-09-01',
    vat: 'reliable',
  },
  '06419259': {
    name: 'Morava Staff a.s.',
    form: '121',
    street: 'Nádražní',
    house: 66,
    town: 'Ostrava',
    code: 70200,
    founded: '2017-09-11',
    vat: 'unreliable',
  },
  '25836404': {
    name: 'Hanácké zásoby s.r.o.',
    form: '112',
    street: 'Brněnská',
    house: 4421,
    town: 'Prostějov',
    code: 79601,
    founded: '2002-05-15',
  },
  '25110004': {
    name: 'Pekárna U Mlýna, spol. s r.o. v likvidaci',
    form: '112',
    street: 'Mlýnská',
    house: 31,
    town: 'Kroměříž',
    code: 76701,
    founded: '1996-02-05',
    ceased: '2024-08-31',
  },
  '26220008': {
    name: 'Stavby Horák a.s.',
    form: '121',
    street: 'Kamenná',
    house: 870,
    town: 'Zlín',
    code: 76001,
    founded: '2001-04-23',
    vat: 'reliable',
    insolvent: true,
  },
  '27330001': {
    name: 'Logistika Sever s.r.o.',
    form: '112',
    street: 'Skladová',
    house: 5,
    town: 'Děčín',
    code: 40502,
    founded: '2005-10-10',
    vat: 'unreliable',
  },
  '03660001': {
    name: 'Jana Dvořáková',
    form: '101',
    street: 'Na Vyhlídce',
    house: 17,
    town: 'Tábor',
    code: 39002,
    founded: '2014-05-06',
  },
  '04770005': {
    name: 'Družstvo Polná',
    form: '205',
    street: 'Husovo náměstí',
    house: 40,
    town: 'Polná',
    code: 58813,
    founded: '1993-01-25',
    vat: 'reliable',
  },
  '28440005': 'slow',
  '29550009': 'down',
  '05880009': 'broken',
});

/**
 * What the local registers know about a number: a company of the list or, for tests that create companies, an invented
 * one for each number that begins with 97, and one in insolvency for each that begins with 98.
 */
export const registeredAt = (ico: string, now: string): RegisteredCompany | Failure => {
  const listed = registeredCompanies(now)[ico];
  if (listed) return listed;
  if (!/^9[78]/.test(ico)) return 'unknown';
  return {
    name: `Zkušební firma ${ico} s.r.o.`,
    form: '112',
    street: 'Zkušební',
    house: Number(ico.slice(-3)) + 1,
    town: 'Brno',
    code: 60200,
    founded: '2010-01-15',
    vat: 'reliable',
    ...(ico.startsWith('98') && { insolvent: true }),
  };
};
