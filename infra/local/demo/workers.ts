import type { CompanyKey } from './companies.ts';
import type { Region } from './sites.ts';
import type { SpecialtyKey } from './specialties.ts';

/** Working pattern of a worker. It is constant, so usual shifts are always at least 11 hours apart. */
export type Band = 'early' | 'day' | 'late' | 'night';

export type WorkerRow = {
  fio: string;
  company: CompanyKey | null;
  region: Region;
  band: Band;
  contract: 'employment' | 'dpp' | 'dpc';
  can: readonly SpecialtyKey[];
};

const of =
  (company: CompanyKey, region: Region) =>
  (band: Band, contract: WorkerRow['contract'], fio: string, ...can: SpecialtyKey[]): WorkerRow => ({
    fio,
    company,
    region,
    band,
    contract,
    can,
  });

const praha = of('personalPlus', 'praha');
const brno = of('personalPlus', 'brno');
const brnoMorava = of('moravaStaff', 'brno');
const olomouc = of('moravaStaff', 'olomouc');
const ostrava = of('moravaStaff', 'ostrava');
const sever = of('personalPlus', 'sever');
const zapad = of('personalPlus', 'zapad');
const jih = of('personalPlus', 'jih');

/** The demo worker's account. */
export const demoWorker = praha('early', 'dpp', 'Jana Nováková', 'cashier', 'stocker', 'nightStocker');

export const workerRows: readonly WorkerRow[] = [
  demoWorker,
  praha('early', 'dpp', 'Zuzana Benešová', 'cashier', 'deli'),
  praha('early', 'dpc', 'Monika Křížová', 'cashier', 'stocker'),
  praha('early', 'employment', 'Barbora Králová', 'cashier', 'deli', 'shopAssistant'),
  praha('early', 'dpp', 'Ondřej Hájek', 'cashier', 'stocker'),
  praha('early', 'dpp', 'Nguyen Thi Lan', 'cashier', 'deli'),
  praha('early', 'dpc', 'Oksana Kovalenko', 'cashier', 'stocker', 'cleaner'),
  praha('early', 'dpc', 'Jakub Veselý', 'stocker', 'warehouse', 'inventory'),
  praha('early', 'dpp', 'Filip Doležal', 'stocker', 'forklift'),
  praha('early', 'employment', 'Štěpán Blažek', 'warehouse', 'forklift'),
  praha('early', 'dpc', 'Andrii Ševčuk', 'warehouse', 'stocker', 'forklift'),
  praha('early', 'dpp', 'Vojtěch Růžička', 'warehouse', 'inventory'),
  praha('early', 'dpc', 'Tran Van Minh', 'warehouse', 'stocker'),
  praha('early', 'dpp', 'Anna Kadlecová', 'barista', 'deli'),
  praha('early', 'dpc', 'Lukáš Vacek', 'barista', 'shopAssistant'),
  praha('late', 'dpc', 'Lucie Černá', 'cashier', 'cleaner'),
  praha('late', 'dpp', 'Eliška Kučerová', 'cashier', 'stocker'),
  praha('late', 'dpp', 'Kateřina Marešová', 'cashier', 'barista'),
  praha('late', 'employment', 'Radek Čermák', 'forklift'),
  praha('late', 'dpp', 'Pham Thi Hoa', 'cashier', 'cleaner'),
  praha('late', 'dpc', 'Serhij Bondarenko', 'forklift', 'warehouse'),
  praha('night', 'dpc', 'Michal Fiala', 'nightStocker', 'stocker'),
  praha('night', 'dpp', 'Le Van Duc', 'nightStocker', 'stocker'),
  praha('night', 'dpc', 'Mykola Tkačenko', 'nightStocker', 'warehouse'),
  praha('night', 'dpp', 'Daniel Kolář', 'nightStocker', 'stocker'),
  praha('day', 'employment', 'Tereza Němcová', 'shopAssistant', 'promoter'),
  praha('day', 'dpp', 'Adéla Sedláčková', 'shopAssistant', 'barista', 'promoter'),
  praha('day', 'dpp', 'Matěj Beran', 'inventory', 'promoter', 'barista'),
  praha('day', 'dpc', 'Simona Šimková', 'shopAssistant', 'inventory'),
  praha('day', 'dpp', 'David Urban', 'inventory', 'barista'),
  brno('early', 'dpc', 'Veronika Urbanová', 'cashier', 'stocker'),
  brno('early', 'dpp', 'Kristýna Zemanová', 'cashier', 'deli'),
  brnoMorava('early', 'dpp', 'Dominik Vaněk', 'cashier', 'stocker'),
  brnoMorava('early', 'dpc', 'Iryna Melnyk', 'cashier', 'baker'),
  brnoMorava('early', 'employment', 'Tomáš Procházka', 'baker'),
  brnoMorava('early', 'dpc', 'Hana Navrátilová', 'baker', 'deli'),
  brnoMorava('early', 'employment', 'Josef Konečný', 'warehouse', 'forklift'),
  brnoMorava('early', 'dpp', 'Patrik Moravec', 'warehouse', 'inventory'),
  brnoMorava('early', 'dpc', 'Vasyl Havryljuk', 'warehouse', 'stocker'),
  brno('late', 'dpp', 'Petr Svoboda', 'cashier', 'stocker'),
  brno('late', 'dpc', 'Marek Horák', 'cashier', 'stocker'),
  brnoMorava('late', 'dpp', 'Nikola Janečková', 'cashier', 'cleaner'),
  brno('day', 'dpp', 'Pavla Dostálová', 'shopAssistant', 'promoter'),
  brno('day', 'dpc', 'Vu Thi Mai', 'shopAssistant', 'cashier'),
  olomouc('day', 'dpp', 'Lenka Pokorná', 'cashier', 'promoter'),
  olomouc('day', 'dpc', 'Jiří Kratochvíl', 'cashier', 'stocker'),
  olomouc('early', 'dpp', 'Aneta Vlčková', 'stocker', 'cashier'),
  olomouc('early', 'dpc', 'Robert Žák', 'stocker', 'warehouse'),
  ostrava('late', 'dpp', 'Markéta Kubíčková', 'cashier', 'stocker'),
  ostrava('late', 'employment', 'Roman Bartoš', 'cashier', 'cleaner'),
  ostrava('night', 'dpc', 'Stanislav Polák', 'nightStocker', 'warehouse'),
  ostrava('night', 'dpp', 'Olena Ševčenko', 'nightStocker', 'cleaner'),
  sever('early', 'dpp', 'Gabriela Soukupová', 'cashier', 'barista'),
  sever('early', 'dpc', 'Milan Hrubeš', 'cashier', 'stocker', 'barista'),
  sever('early', 'dpp', 'Denisa Vávrová', 'cashier', 'barista'),
  zapad('day', 'dpp', 'Michaela Tichá', 'shopAssistant', 'cashier'),
  zapad('day', 'dpc', 'Bohumil Hudec', 'shopAssistant', 'stocker'),
  zapad('late', 'dpc', 'Libor Kopecký', 'barista', 'cleaner'),
  zapad('late', 'dpp', 'Do Thi Huong', 'barista', 'shopAssistant'),
  jih('day', 'dpp', 'Jitka Jelínková', 'shopAssistant', 'promoter'),
];
