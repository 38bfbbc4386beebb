import { insertPerson } from '../../../functions/data/accounts.ts';
import { companyWrites, serviceItem } from '../../../functions/data/companies.ts';
import { findLoginId } from '../../../functions/data/logins.ts';
import { specialtyItem } from '../../../functions/data/specialties.ts';
import { insertStore } from '../../../functions/data/stores.ts';
import { transact } from '../../../functions/data/table.ts';
import { companies } from './companies.ts';
import { welcome } from './newcomers.ts';
import { accounts, logins, password } from './people.ts';
import { services } from './services.ts';
import { sideBySide } from './side-by-side.ts';
import { createSignIn } from './sign-ins.ts';
import { specialties } from './specialties.ts';
import { stores } from './stores.ts';

export const hasMasterData = async (): Promise<boolean> => (await findLoginId('admin@smena.test')) !== undefined;

/** Writes companies, stores, specialties, people with sign-ins, and newcomers. */
export const createMasterData = async (userPoolId: string, now: string): Promise<void> => {
  await transact([
    ...Object.values(companies).flatMap(companyWrites),
    ...services.map((service) => ({ part: 'service', put: serviceItem(service) })),
    ...Object.values(specialties).map((specialty) => ({ part: 'specialty', put: specialtyItem(specialty) })),
  ]);
  await sideBySide(Object.values(stores), insertStore);
  await sideBySide(logins, async (login) => {
    await createSignIn(userPoolId, login, password);
    const own = accounts.filter(({ login_id }) => login_id === login.id);
    await insertPerson(login, own);
  });
  await welcome(userPoolId, now);
};
