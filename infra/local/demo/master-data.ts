import { changesOf } from '#shared/domain/audit/changes.ts';
import { supplyLimitAudit } from '#shared/domain/clients/audit.ts';
import { credibilityOf } from '#shared/domain/companies/credibility.ts';
import { auditEntryWrite } from '../../../functions/data/audit.ts';
import { findLoginId, type NewLogin } from '../../../functions/data/auth/logins.ts';
import { checkItem } from '../../../functions/data/companies/checks.ts';
import { companyWrites, type Cooperation, cooperationItem } from '../../../functions/data/companies/companies.ts';
import type { Company } from '../../../functions/data/companies/company.ts';
import { writeSquares } from '../../../functions/data/files/objects.ts';
import { coefficientWrites } from '../../../functions/data/pay/coefficients.ts';
import { insertPerson } from '../../../functions/data/people/accounts.ts';
import { treeWrite } from '../../../functions/data/specialties/category-tree.ts';
import { specialtyWrite } from '../../../functions/data/specialties/specialties.ts';
import { insertStore } from '../../../functions/data/stores/stores.ts';
import { transact, type Write } from '../../../functions/data/table.ts';
import { readSubject } from '../../../functions/registers/ares.ts';
import { registeredAt } from '../registers/companies.ts';
import { subjectOf } from '../registers/serve.ts';
import { giveBonuses } from './bonuses.ts';
import { claimedPictureWrite } from './claimed-picture-write.ts';
import { companies } from './companies.ts';
import { drawLogo } from './company-logos.ts';
import { cooperations, limitSetAt } from './cooperations.ts';
import { fillDirectory } from './directory.ts';
import { welcome } from './newcomers.ts';
import { coefficients } from './pay.ts';
import { accounts, actors, logins, password, personOf } from './people.ts';
import { drawPortrait } from './portraits.ts';
import { sideBySide } from './side-by-side.ts';
import { createSignIn } from './sign-ins.ts';
import { headings, specialties, specialtyTree } from './specialties.ts';
import { stores } from './stores.ts';

/** As the local registers answer. */
const credibilityWrite = ({ id: company_id, inn }: Company, now: string): Write => {
  const company = registeredAt(inn, now);
  if (typeof company !== 'object') throw new Error(`The local register does not answer about ${inn}`);
  const register = { state: 'known', facts: readSubject(subjectOf(inn, company), inn) } as const;
  const found = credibilityOf({ register, vat: company.vat ?? 'none' }, now, null);
  return { part: 'check', put: checkItem({ ...found, company_id, inn }) };
};

export const hasMasterData = async (): Promise<boolean> => (await findLoginId('admin@smena.test')) !== undefined;

/** Writes a company with its check and its logo. */
export const createCompany = async (company: Company, now: string): Promise<void> => {
  const { id, logo, created_at } = company;
  const purpose = 'company-logo';
  if (logo) await writeSquares({ id: logo, purpose }, drawLogo(id));
  await transact([
    ...companyWrites(company),
    credibilityWrite(company, now),
    ...(logo ? [claimedPictureWrite({ id: logo, owner_id: personOf(id).id, purpose, created_at })] : []),
  ]);
};

/** Writes a person with a sign-in and the photo, if any. */
export const createPerson = async (userPoolId: string, login: NewLogin): Promise<void> => {
  await createSignIn(userPoolId, login, password);
  const own = accounts.filter(({ login_id }) => login_id === login.id);
  await insertPerson(login, own);
  const purpose = 'profile-photo';
  const shown = own.flatMap(({ id: owner_id, fio, photo }) => (photo ? [{ ...photo, owner_id, fio }] : []));
  for (const { id, fio } of shown) await writeSquares({ id, purpose }, drawPortrait(fio));
  await transact(shown.map(({ id, owner_id, at }) => claimedPictureWrite({ id, owner_id, purpose, created_at: at })));
};

/** The entry of the audit log of a limit of supplies, which its customer set. */
const limitEntryWrite = ({ vendor, customer, supply_limit }: Cooperation, now: string): Write => {
  const by = actors.find(({ role, company }) => role === 'ROLE_BUYER' && company?.id === customer.id);
  if (!by) throw new Error(`The demo has no buyer of ${customer.name}`);
  const changes = changesOf(supplyLimitAudit, { supply_limit: null }, { supply_limit });
  return auditEntryWrite({ action: 'supply-limit-set', by, at: limitSetAt(now), about: vendor, changes });
};

/** Writes companies, stores, specialties, people with sign-ins and bonuses, newcomers and the directory. */
export const createMasterData = async (userPoolId: string, now: string): Promise<void> => {
  await sideBySide(Object.values(companies), (company) => createCompany(company, now));
  await transact([
    ...cooperations.map((cooperation) => ({ part: 'cooperation', put: cooperationItem(cooperation) })),
    ...cooperations.filter(({ supply_limit }) => supply_limit !== null).map((one) => limitEntryWrite(one, now)),
    ...Object.values({ ...specialties, ...headings }).map((specialty) => specialtyWrite(undefined, specialty)),
    treeWrite('specialty', 0, specialtyTree),
    ...coefficients.flatMap((coefficient) => coefficientWrites(null, coefficient)),
  ]);
  await sideBySide(Object.values(stores), insertStore);
  await sideBySide(logins, (login) => createPerson(userPoolId, login));
  await giveBonuses(now);
  await welcome(userPoolId, now);
  await fillDirectory(now);
};
