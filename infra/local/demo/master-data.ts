import { companyWrites, serviceItem } from '../../../functions/data/companies/companies.ts';
import { insertPerson } from '../../../functions/data/people/accounts.ts';
import { findLoginId } from '../../../functions/data/sign-in/logins.ts';
import { treeWrite } from '../../../functions/data/specialties/category-tree.ts';
import { specialtyWrite } from '../../../functions/data/specialties/specialties.ts';
import { insertStore } from '../../../functions/data/stores/stores.ts';
import { transact } from '../../../functions/data/table.ts';
import { giveBonuses } from './bonuses.ts';
import { companies } from './companies.ts';
import { welcome } from './newcomers.ts';
import { accounts, logins, password } from './people.ts';
import { services } from './services.ts';
import { sideBySide } from './side-by-side.ts';
import { createSignIn } from './sign-ins.ts';
import { headings, specialties, specialtyTree } from './specialties.ts';
import { stores } from './stores.ts';

export const hasMasterData = async (): Promise<boolean> => (await findLoginId('admin@smena.test')) !== undefined;

/** Writes companies, stores, specialties, people with sign-ins and bonuses, and newcomers. */
export const createMasterData = async (userPoolId: string, now: string): Promise<void> => {
  await sideBySide(Object.values(companies), (company) => transact(companyWrites(company)));
  await transact([
    ...services.map((service) => ({ part: 'service', put: serviceItem(service) })),
    ...Object.values({ ...specialties, ...headings }).map((specialty) => specialtyWrite(undefined, specialty)),
    treeWrite('specialty', 0, specialtyTree),
  ]);
  await sideBySide(Object.values(stores), insertStore);
  await sideBySide(logins, async (login) => {
    await createSignIn(userPoolId, login, password);
    const own = accounts.filter(({ login_id }) => login_id === login.id);
    await insertPerson(login, own);
  });
  await giveBonuses(now);
  await welcome(userPoolId, now);
};
