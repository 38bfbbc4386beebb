import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import type { CredibilityReason } from '#shared/domain/companies/credibility.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { deliverPending } from './effects.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

const levels: Partial<Record<CredibilityReason, 'red' | 'yellow'>> = { insolvent: 'red', young: 'yellow' };
const threeDaysAgo = () => new Date(Date.now() - 3 * 86_400_000).toISOString();

/** Stores an earlier check of a company. */
export const checked = async (id: string, ...reasons: CredibilityReason[]) => {
  const { getCompany: findCompany } = await import('../../functions/data/companies/companies.ts');
  const { saveCredibility } = await import('../../functions/data/companies/credibility.ts');
  const company = await findCompany(id);
  if (!company) throw new Error('No company');
  const level = levels[reasons[0] ?? 'ceased'] ?? 'green';
  await saveCredibility(company, { level, reasons, checked_at: threeDaysAgo() });
};

/** Gives a company an IČO. The entries of that and of earlier writes do nothing more. */
export const withInn = async ({ people: { admin } }: World, { id }: { id: string }, inn: string) => {
  const { version } = ok(await invoke(getCompany, admin, { params: { id } }));
  ok(await invoke(updateCompany, admin, { params: { id }, body: { version, inn } }));
  await deliverPending();
};

export const credibility = async (id: string, who: Account) =>
  ok(await invoke(getCompany, who, { params: { id } }))['credibility'] as { level: string; reasons: string[] } | null;

/** The notifications to an account about the credibility of companies. */
export const credibilityNotificationsOf = async (who: Account) =>
  (await invoke(listNotifications, who, { query: { per_page: '100' } })).body.data
    .filter(({ kind }: { kind: string }) => kind === 'credibility-changed')
    .map(({ params, about }: { params: object; about: string }) => ({ ...params, about }));
