import type { Account } from '../functions/data/people/accounts.ts';
import { newAccount } from '../functions/data/people/new-account.ts';
import type { Item, StoredWrite, Write } from '../functions/data/table.ts';

const firstNames = [
  'Jan',
  'Jana',
  'Petr',
  'Eva',
  'Tomáš',
  'Šárka',
  'Řehoř',
  'Chrudoš',
  'Žaneta',
  'Ivan',
  'Olga',
  'Luboš',
];
const endings = ['ák', 'áková', 'ek', 'ková', 'ný', 'ná', 'ský', 'ská', 'oud', 'il'];
const syllables = [
  'No',
  'Svo',
  'Dvo',
  'Čer',
  'Pro',
  'Ku',
  'Ho',
  'Ve',
  'Ma',
  'Po',
  'Kra',
  'Be',
  'Še',
  'Ře',
  'Ji',
  'Ha',
  'Chlu',
  'Ba',
  'Ze',
  'Tu',
];
const middles = ['v', 'bod', 'ř', 'm', 'ch', 'čer', 'rá', 'sel', 'tou', 'sp', 'tin', 'z', 'lad'];
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;

/** The nth person of a company, always the same. Nine of ten are workers. */
export const personAt = (n: number, company: { id: string; name: string }): Account => {
  const surname = pick(syllables, n) + pick(middles, Math.floor(n / 20)) + pick(endings, Math.floor(n / 260));
  const id = `${company.id}-${n}`;
  return newAccount({
    id,
    login_id: id,
    fio: `${pick(firstNames, Math.floor(n / 7))} ${surname}`,
    role: n % 10 === 0 ? 'ROLE_VENDOR' : 'ROLE_VENDOR_STAFF',
    company,
    created_at: new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString(),
  });
};

/** The items that are put. */
export const itemsPut = (writes: readonly Write[]): Item[] =>
  writes
    .filter((write): write is StoredWrite => !('derivation' in write))
    .flatMap((write) => ('put' in write ? [write.put] : []));
