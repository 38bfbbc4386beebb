import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { updateUser } from '#shared/contracts/people.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { renamed } from '#shared/domain/people/names.ts';
import { furtherPhones } from '#shared/domain/people/phone.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEditable } from '#shared/domain/require-editable.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { contactWrites, getLogin, ofLoginValue } from '../data/auth/logins.ts';
import { effectWrite } from '../data/outbox.ts';
import { accountChangeWrites, getPerson } from '../data/people/accounts.ts';
import { updateFilterListsNow } from '../data/people/filter-lists.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import type { Write } from '../data/table.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { deductionWrites } from './deduction-writes.ts';
import { addedPlaceWrites } from './membership.ts';
import { personFacts } from './person-facts.ts';
import { toReplyDetails } from './to-reply.ts';

type Change = Pick<Input<typeof updateUser>, 'params' | 'body'> & { actor: Actor; locale: Locale; now: string };

/** Decides a change of a person, for both paths of it. */
export const userChange = async ({ actor, params, body, locale, now }: Change) => {
  const { version, ...changes } = body;
  const before = await getPerson(actor, params.id);
  if (before.version !== version) throw new Problem('changed');
  const facts = await personFacts(before, actor);
  requireEditable(changes, facts.editable);
  const conditions = await addedPlaceWrites(before, changes, actor);
  const { stores_ids: store_ids = before.store_ids, categories_ids: category_ids = before.category_ids } = changes;
  const { stores_ids: _, categories_ids: __, login, fio, first_name, middle_name, last_name, ...fields } = changes;
  const name = renamed(before, { fio, first_name, middle_name, last_name });
  const phone_numbers = furtherPhones(before, changes.phone_numbers);
  const after = { ...before, ...fields, ...name, phone_numbers, store_ids, category_ids, version: version + 1 };
  const about = { id: after.id, name: after.fio };
  return {
    reply: {
      data: toReplyDetails(after, await specialtiesIn(locale), { ...facts, ...(login !== undefined && { login }) }),
    },
    writes: [
      ...accountChangeWrites({ before, after }),
      ...conditions,
      ...deductionWrites(before, after, now),
      ...(login === undefined ? [] : await loginNameWrites(before.login_id, login, now)),
      auditEntryWrite({
        action: 'person-changed',
        by: actor,
        at: now,
        company: after.company,
        about,
        changes: changesOf(personAudit, before, after),
      }),
    ],
    retryOn: [ofStoreTies],
    refusals: [[ofLoginValue.login, new Problem('login-taken', { fields: { login: { key: 'taken' } } })]] as const,
    afterCommit: () => updateFilterListsNow(before),
  };
};

/** Also of the user pool, which knows the name. */
const loginNameWrites = async (loginId: string, name: string | null, now: string): Promise<Write[]> => {
  const login = await getLogin(loginId);
  if (!login || login.login === name) return [];
  return [
    ...contactWrites(login, { kind: 'login', value: name }, now),
    effectWrite('copy-contacts', { login_id: loginId }, { now }),
  ];
};
