import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { ImportResult, importWorkers } from '#shared/contracts/people.ts';
import type { ImportIssue } from '#shared/domain/imports/issues.ts';
import type { specialtyMatcher } from '#shared/domain/imports/match-specialties.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { workerPlanUseWrites, whilePlanUsesChange } from '../data/billing/plan.ts';
import { ofActiveCompany, requireActiveCompany } from '../data/companies/require-active.ts';
import { isQueued } from '../data/outbox.ts';
import { accountsOfLogin, getAccount } from '../data/people/accounts.ts';
import { createdLetterId } from '../data/people/created-login.ts';
import { importedAccountId, insertImportedWorker } from '../data/people/imported-worker.ts';
import { consumeAll } from '../data/rate-limits.ts';
import { ConditionFailed } from '../data/table.ts';
import { takesSms } from '../identity/sms-allowance.ts';
import { markSpecialtiesUsed } from './membership.ts';

type Row = Input<typeof importWorkers>['body']['rows'][number];
type ImportContext = {
  actor: Actor;
  membership: AccountScope;
  import_id: string;
  match: ReturnType<typeof specialtyMatcher>;
  locale: Locale;
  now: string;
  isDryRun: boolean;
};

/** Creates the worker of a row, unless a contact is known, the row has mistakes, or it is a dry run. */
export const importRow = async (row: Row, context: ImportContext): Promise<ImportResult> => {
  const { actor: by, membership, import_id, match, locale, now: at, isDryRun } = context;
  const category = match(row.specialties);
  const issues = issuesOf(row, category);
  const accountId = importedAccountId(membership, import_id, row);
  const known = await findKnown(row, accountId, membership);
  // A worker who stays as it is has no mistakes.
  if (known?.outcome === 'existing') return known;
  if (issues.length > 0) return resultOf(row, 'refused', null, [...issues, ...(known?.issues ?? [])]);
  if (known) return known;
  if (isDryRun) return resultOf(row, 'new', null);
  await markSpecialtiesUsed(category.ids);
  const worker = { ...row, id: accountId, category_ids: category.ids, locale };
  const letter = await letterOf(row, membership, at);
  try {
    await whilePlanUsesChange(async () => {
      const planUses = await workerPlanUseWrites(membership, { by: by.role, now: at });
      await insertImportedWorker(worker, { membership, by, at, planUses, tells: letter === 'sent' });
    });
    return { ...resultOf(row, 'added', accountId), letter };
  } catch (error) {
    // Somebody with this contact was created meanwhile.
    const created = error instanceof ConditionFailed ? await findKnown(row, accountId, membership) : null;
    if (created) return created;
    if (error instanceof ConditionFailed && error.parts.includes(ofActiveCompany) && membership.company)
      await requireActiveCompany(membership.company.id, new Problem('not-found'));
    throw error;
  }
};

/** Counts the letter that tells the worker of a row. Beyond the limits, the performer tells them. */
const letterOf = async ({ email }: Row, { company }: AccountScope, now: string): Promise<ImportResult['letter']> => {
  if (email === undefined) return 'no-email';
  const ofCompany = company ? [{ limit: 'import-letters-of-company', subject: company.id } as const] : [];
  return consumeAll([...ofCompany, { limit: 'import-letters-to-email', subject: email }], now).then(
    () => 'sent',
    (error: unknown) => (error instanceof Problem ? 'over-limit' : Promise.reject(error)),
  );
};

/** Whether a letter was sent to the worker of a row that was added before. */
const earlierLetterOf = async ({ email }: Row, accountId: string): Promise<ImportResult['letter']> => {
  if (email === undefined) return 'no-email';
  return (await isQueued(createdLetterId(accountId))) ? 'sent' : 'over-limit';
};

const issuesOf = ({ phone_numbers }: Row, category: ReturnType<ImportContext['match']>): ImportIssue[] => [
  ...(phone_numbers && !takesSms(phone_numbers)
    ? [{ field: 'phone', issue: 'phone-country-closed', value: phone_numbers } as const]
    : []),
  ...category.unknown.map((value) => ({ field: 'specialties', issue: 'specialty-unknown', value }) as const),
  ...category.ambiguous.map((value) => ({ field: 'specialties', issue: 'specialty-ambiguous', value }) as const),
];

/** The result for a row with a contact that has a login already. */
const findKnown = async (row: Row, accountId: string, membership: AccountScope): Promise<ImportResult | null> => {
  const [own, ...contacts] = await Promise.all([
    getAccount(accountId),
    ownerOf({ field: 'phone', issue: 'phone-taken', value: row.phone_numbers }),
    ownerOf({ field: 'email', issue: 'email-taken', value: row.email }),
  ]);
  const taken = contacts.flatMap((contact) => contact ?? []);
  if (taken.length === 0) return null;
  if (own?.active && taken.some(({ loginId }) => loginId === own.login_id))
    return { ...resultOf(row, 'added', accountId), letter: await earlierLetterOf(row, accountId) };
  const accounts = (await Promise.all(taken.map(({ loginId }) => accountsOfLogin(loginId)))).flat();
  const worker = accounts.find(
    ({ roles, company }) => roles.includes(membership.role) && company?.id === membership.company?.id,
  );
  if (worker) return resultOf(row, 'existing', worker.id);
  return resultOf(
    row,
    'refused',
    null,
    taken.map(({ issue }) => issue),
  );
};

const ownerOf = async ({ value, ...issue }: Omit<ImportIssue, 'value'> & { value: string | undefined }) => {
  const loginId = value === undefined ? undefined : await findLoginId(value);
  return value === undefined || loginId === undefined ? null : { loginId, issue: { ...issue, value } };
};

const resultOf = (
  { row }: Row,
  outcome: ImportResult['outcome'],
  accountId: string | null,
  issues: ImportIssue[] = [],
): ImportResult => ({ row, outcome, id: accountId, letter: null, issues });
