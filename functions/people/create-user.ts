import { randomUUID } from 'node:crypto';
import type { Input } from '#shared/contracts/endpoint.ts';
import { createUser } from '#shared/contracts/people.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { hasCallingCode, hasLengthOfCountry } from '#shared/domain/auth/countries.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { isCommon } from '#shared/domain/people/common-passwords.ts';
import { namesOf, renamed } from '#shared/domain/people/names.ts';
import { passwordIssue } from '#shared/domain/people/password.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { type FieldIssue, Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { findLoginId, ofLoginValue } from '../data/auth/logins.ts';
import { ofPlanUses } from '../data/billing/plan-uses.ts';
import { workerPlanUseWrites } from '../data/billing/plan.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { createdLogin } from '../data/people/created-login.ts';
import { newAccount } from '../data/people/new-account.ts';
import type { LimitUse } from '../data/rate-limits.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { createLogin, setPassword } from '../identity/cognito.ts';
import { takesSms } from '../identity/sms-allowance.ts';
import { findMembership } from './membership.ts';
import { toReplyDetails } from './to-reply.ts';

type Body = Input<typeof createUser>['body'];

export const handler = serve(createUser, async ({ actor, body, locale, now }) => {
  const { role, companies_ids, stores_ids, categories_ids } = body;
  requireFields(body, actor);
  const { membership, conditions } = await findMembership({ role, companies_ids, stores_ids, categories_ids }, actor);
  const { role: _, ...place } = membership;
  const { phone_numbers = [], email, login: name = null, password } = body;
  const { fio, names } = nameIn(body);
  const account = newAccount({
    ...place,
    id: randomUUID(),
    role,
    fio,
    names,
    locale: body.locale ?? locale,
    country: body.country ?? null,
    languages: body.languages ?? [],
    personal_number: body.personal_number ?? null,
    contract: body.contract ?? null,
    bank_account: body.bank_account ?? null,
    deduction: body.deduction ?? null,
    login_id: '',
    created_at: now,
  });
  await Promise.all([
    requireFree('email', email),
    requireFree('phone', phone_numbers[0], 'phone_numbers'),
    requireFree('login', name ?? undefined),
  ]);
  const phone = password === undefined ? phone_numbers[0] : undefined;
  const further = phone_numbers.filter((number) => number !== phone);
  const made = await createdLogin({ ...account, phone_numbers: further }, { phone, email, name }, now, {
    withLetter: password === undefined,
  });
  const planUses = await workerPlanUseWrites(membership, { by: actor.role, now });
  const facts = { login: name, additional_role: null, promocode: null, bonus: null, tariff_until: null, editable: [] };
  return {
    reply: { data: toReplyDetails(made.account, await specialtiesIn(locale), facts) },
    writes: [
      ...made.writes,
      ...conditions,
      ...planUses,
      auditEntryWrite({
        action: 'person-created',
        by: actor,
        at: now,
        company: membership.company,
        about: { id: made.account.id, name: fio },
        changes: changesOf(personAudit, null, made.account),
      }),
    ],
    limits: limitsOf(actor, made.letterTo),
    retryOn: [ofActiveCompany, ofStoreTies, ofPlanUses],
    refusals: [
      [ofLoginValue.email, taken('email')],
      [ofLoginValue.phone, taken('phone', 'phone_numbers')],
      [ofLoginValue.login, taken('login')],
    ],
    ...(password !== undefined && {
      afterCommit: async () => {
        await createLogin(made.login);
        await setPassword(made.login.id, password, { permanent: false });
      },
    }),
  };
});

const nameIn = ({ fio, first_name, middle_name, last_name }: Body) =>
  fio === undefined
    ? renamed({ fio: '', names: namesOf('', null) }, { first_name, middle_name, last_name })
    : renamed({ fio, names: null }, { first_name, middle_name, last_name });

/** Throws invalid-input for fields that do not fit the role or the actor, and sms-country-closed. */
const requireFields = (body: Body, actor: Actor): void => {
  const { role, email, password, country_code, phone_numbers: [phone] = [] } = body;
  const isWorker = scopeRequirements(role).specialties;
  const ofWorkers = (['personal_number', 'contract', 'bank_account', 'deduction'] as const).filter(
    (field) => !isWorker && body[field] !== undefined && body[field] !== null,
  );
  const fields: Record<string, FieldIssue> = Object.fromEntries(
    ofWorkers.map((field) => [field, { key: 'unknown-field' }]),
  );
  if (password !== undefined) {
    const issue = actor.role === 'ROLE_ADMIN' ? passwordIssue(password, { email: email ?? null, isCommon }) : notYours;
    if (issue) fields['password'] = issue;
    if (email === undefined) fields['email'] = { key: 'required' };
  } else if (phone !== undefined) {
    if (!hasLengthOfCountry(phone) || !hasCallingCode(phone, country_code))
      fields['phone_numbers'] = { key: 'phone-length' };
    else if (!takesSms(phone)) throw new Problem('sms-country-closed');
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
};
const notYours = { key: 'not-yours-to-change' } as const;

const requireFree = async (kind: 'email' | 'phone' | 'login', value: string | undefined, field?: string) => {
  if (value !== undefined && (await findLoginId(value))) throw taken(kind, field);
};
const taken = (kind: 'email' | 'phone' | 'login', field: string = kind) =>
  new Problem(`${kind}-taken`, { fields: { [field]: { key: 'taken' } } });

/** A letter goes to an address that nobody has proven, like an invitation. */
const limitsOf = ({ id, company }: Actor, letterTo: string | null): LimitUse[] => [
  { limit: 'invitations-of-account', subject: id },
  ...(company ? [{ limit: 'invitations-of-company' as const, subject: company.id }] : []),
  ...(letterTo ? [{ limit: 'import-letters-to-email' as const, subject: letterTo }] : []),
];
