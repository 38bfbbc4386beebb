import type { Hours } from '#shared/domain/stores/schedule.ts';
import type { CompanyKey } from './companies.ts';

/** A site and its regular workers. */
export type Region = 'praha' | 'brno' | 'olomouc' | 'ostrava' | 'sever' | 'zapad' | 'jih';

export type Site = {
  company: CompanyKey;
  region: Region;
  name: string;
  address: string;
  location: [lat: number, lng: number];
  phone: string;
  area: number;
  /** Working hours of Monday to Friday, Saturday, Sunday. */
  open: [week: Hours[], saturday: Hours[], sunday: Hours[]];
  delivers?: boolean;
};

const hours = (from: string, to: string): Hours[] => [{ from, to, next_day: false }];

export const sites = {
  pankrac: {
    company: 'zelenyKos',
    region: 'praha',
    name: 'Praha 4, Pankrác',
    address: 'Na Pankráci 1727/86, 140 00 Praha 4',
    location: [50.0511, 14.4386],
    phone: '+420241000101',
    area: 2850,
    open: [hours('06:00', '22:00'), hours('06:00', '22:00'), hours('07:00', '22:00')],
    delivers: true,
  },
  vysocany: {
    company: 'zelenyKos',
    region: 'praha',
    name: 'Praha 9, Vysočany',
    address: 'Freyova 945/35, 190 00 Praha 9',
    location: [50.1094, 14.4991],
    phone: '+420241000102',
    area: 2100,
    open: [hours('06:00', '22:00'), hours('06:00', '22:00'), hours('07:00', '22:00')],
  },
  kralovoPole: {
    company: 'zelenyKos',
    region: 'brno',
    name: 'Brno, Královo Pole',
    address: 'Cimburkova 593/4, 612 00 Brno',
    location: [49.2153, 16.6112],
    phone: '+420541000103',
    area: 3200,
    open: [hours('06:00', '22:00'), hours('06:00', '22:00'), hours('07:00', '21:00')],
  },
  santovka: {
    company: 'zelenyKos',
    region: 'olomouc',
    name: 'Olomouc, Šantovka',
    address: 'Polská 1201/1, 779 00 Olomouc',
    location: [49.5864, 17.2547],
    phone: '+420585000104',
    area: 1900,
    open: [hours('07:00', '21:00'), hours('07:00', '21:00'), hours('08:00', '21:00')],
  },
  karolina: {
    company: 'zelenyKos',
    region: 'ostrava',
    name: 'Ostrava, Karolina',
    address: 'Jantarová 3344/4, 702 00 Ostrava',
    location: [49.83, 18.2853],
    phone: '+420595000105',
    area: 2600,
    open: [hours('07:00', '21:00'), hours('07:00', '21:00'), hours('08:00', '21:00')],
  },
  forum: {
    company: 'zelenyKos',
    region: 'sever',
    name: 'Liberec, Soukenné náměstí',
    address: 'Soukenné náměstí 669/2a, 460 01 Liberec',
    location: [50.7657, 15.0566],
    phone: '+420485000106',
    area: 1400,
    open: [hours('07:00', '21:00'), hours('07:00', '21:00'), hours('08:00', '20:00')],
  },
  prikope: {
    company: 'drogerieLipa',
    region: 'praha',
    name: 'Praha 1, Na Příkopě',
    address: 'Na Příkopě 853/12, 110 00 Praha 1',
    location: [50.0852, 14.4256],
    phone: '+420221000201',
    area: 190,
    open: [hours('09:00', '20:00'), hours('09:00', '20:00'), hours('10:00', '19:00')],
  },
  ceska: {
    company: 'drogerieLipa',
    region: 'brno',
    name: 'Brno, Česká',
    address: 'Česká 166/11, 602 00 Brno',
    location: [49.1963, 16.6079],
    phone: '+420541000202',
    area: 160,
    open: [hours('08:00', '19:00'), hours('09:00', '18:00'), []],
  },
  americka: {
    company: 'drogerieLipa',
    region: 'zapad',
    name: 'Plzeň, Americká',
    address: 'Americká 42, 301 00 Plzeň',
    location: [49.7436, 13.379],
    phone: '+420377000203',
    area: 240,
    open: [hours('08:00', '19:00'), hours('09:00', '18:00'), []],
  },
  namestiOtakara: {
    company: 'drogerieLipa',
    region: 'jih',
    name: 'České Budějovice, náměstí',
    address: 'náměstí Přemysla Otakara II. 25, 370 01 České Budějovice',
    location: [48.9745, 14.4743],
    phone: '+420387000204',
    area: 180,
    open: [[...hours('08:30', '12:30'), ...hours('13:00', '18:30')], hours('09:00', '17:00'), []],
  },
  zlicin: {
    company: 'hobbyDum',
    region: 'praha',
    name: 'Praha-Zličín',
    address: 'Řevnická 121/1, 155 21 Praha 5',
    location: [50.0537, 14.289],
    phone: '+420257000301',
    area: 8400,
    open: [hours('07:00', '21:00'), hours('07:00', '21:00'), hours('08:00', '20:00')],
    delivers: true,
  },
  modrice: {
    company: 'hobbyDum',
    region: 'brno',
    name: 'Brno, Modřice',
    address: 'U Dálnice 777, 664 42 Modřice',
    location: [49.1382, 16.6333],
    phone: '+420547000302',
    area: 7600,
    open: [hours('07:00', '20:00'), hours('07:00', '20:00'), hours('08:00', '20:00')],
  },
  cestlice: {
    company: 'hobbyDum',
    region: 'praha',
    name: 'Praha-východ, Čestlice',
    address: 'Obchodní 113, 251 01 Čestlice',
    location: [50.0001, 14.5789],
    phone: '+420272000303',
    area: 9100,
    open: [hours('07:00', '21:00'), hours('07:00', '21:00'), hours('08:00', '20:00')],
    delivers: true,
  },
  namestiMiru: {
    company: 'kavarnySlunce',
    region: 'praha',
    name: 'Praha 2, náměstí Míru',
    address: 'náměstí Míru 9, 120 00 Praha 2',
    location: [50.0755, 14.4378],
    phone: '+420222000401',
    area: 95,
    open: [hours('07:00', '20:00'), hours('08:00', '20:00'), hours('09:00', '19:00')],
  },
  vary: {
    company: 'kavarnySlunce',
    region: 'zapad',
    name: 'Karlovy Vary, T. G. Masaryka',
    address: 'T. G. Masaryka 25, 360 01 Karlovy Vary',
    location: [50.2303, 12.8706],
    phone: '+420353000402',
    area: 110,
    open: [hours('08:00', '20:00'), hours('09:00', '20:00'), hours('09:00', '20:00')],
  },
  velkeNamesti: {
    company: 'kavarnySlunce',
    region: 'sever',
    name: 'Hradec Králové, Velké náměstí',
    address: 'Velké náměstí 26, 500 03 Hradec Králové',
    location: [50.2092, 15.8328],
    phone: '+420495000403',
    area: 80,
    open: [hours('07:30', '19:00'), hours('08:00', '20:00'), hours('09:00', '19:00')],
  },
} as const satisfies Record<string, Site>;
export type StoreKey = keyof typeof sites;
export const storeKeys = Object.keys(sites) as StoreKey[];
