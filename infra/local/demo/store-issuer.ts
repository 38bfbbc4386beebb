import { settings } from '../../../functions/data/system/system-settings.ts';
import { transact } from '../../../functions/data/table.ts';
import { issuer } from './companies.ts';
import { admin } from './people.ts';

/** Sets who issues the invoices of the platform, unless an admin has done so. */
export const storeIssuer = async (now: string): Promise<void> => {
  const before = await settings.issuer.read();
  if (before.version === 0) await transact(settings.issuer.changeWrites(before, { issuer }, admin, now));
};
