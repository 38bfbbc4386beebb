import { moment, money } from '../format.ts';
import type { Line } from '../markdown.ts';
import { type Plan, resultOfCall } from '../plan.ts';
import { numberAt, type Row, textAt } from '../rows.ts';
import type { Texts } from '../texts/en.ts';
import { says } from '../words.ts';
import { found } from './found.ts';
import { specialtyOf } from './specialty-name.ts';
import { idsOf, storesOf } from './subject.ts';

const rolesOf = (row: Row, texts: Texts): string => {
  const { roles } = row;
  const names = Array.isArray(roles) ? roles.map((role) => texts.roles[String(role)] ?? '') : [];
  return names.join(' + ');
};
const personLine = (row: Row, texts: Texts): Line => ({
  label: textAt(row, 'fio'),
  link: textAt(row, 'link'),
  rest: [rolesOf(row, texts), textAt(row, 'company.name'), textAt(row, 'phone')],
});

export const people: Plan = function* plan(question, texts) {
  const { name } = question;
  const stores = yield* storesOf(question);
  if (stores?.length === 0 && question.place) return texts.noPlace(question.place.label);
  const args = {
    ...(name && { name: name.search }),
    ...(stores && { store_id: idsOf(stores)[0] }),
    ...(!name && says(question.words, ['worker', 'pracovni', 'работник']) && { roles: ['ROLE_VENDOR_STAFF'] }),
  };
  const { rows, total } = yield* resultOfCall('list-users', args);
  if (name && total === 0) return texts.noPerson(name.label);
  return found(texts, { label: texts.labels.people, lines: rows.map((row) => personLine(row, texts)), total });
};

/** Somebody by name, also after a preposition. */
export const person: Plan = (question, texts) =>
  people({ ...question, name: question.name ?? question.place, place: null }, texts);

export const waiting: Plan = function* plan(_, texts) {
  const { rows, total } = yield* resultOfCall('list-waiting');
  const lines = rows.map((row) => ({
    label: textAt(row, 'fio'),
    link: textAt(row, 'link'),
    rest: [
      texts.roles[textAt(row, 'role')] ?? '',
      textAt(row, 'company.name'),
      texts.since(moment(textAt(row, 'since'))),
    ],
  }));
  return found(texts, { label: texts.labels.waiting, lines, total });
};

export const workersOfSpecialty: Plan = function* plan(question, texts) {
  const name = specialtyOf(question);
  if (name === null) return texts.unknownSpecialty;
  const named = yield* resultOfCall('list-specialties', { kind: 'specialty', name });
  if (named.rows.length === 0) return texts.noSpecialty(name);
  const { rows, total } = yield* resultOfCall('list-users', { categories: idsOf(named.rows) });
  const of = named.rows.map((row) => textAt(row, 'name')).join(', ');
  return found(texts, { label: texts.labels.people, of, lines: rows.map((row) => personLine(row, texts)), total });
};

export const specialties: Plan = function* plan(_, texts) {
  const { rows, total } = yield* resultOfCall('list-specialties', { kind: 'specialty' });
  const lines = rows.map((row) => ({
    label: textAt(row, 'name'),
    link: textAt(row, 'link'),
    rest: [texts.rate(money(numberAt(row, 'hourly_rate') ?? 0))],
  }));
  return found(texts, { label: texts.labels.specialties, lines, total });
};

export const performers: Plan = function* plan({ place }, texts) {
  const { rows, total } = yield* resultOfCall('list-performers', place ? { town: place.search } : {});
  const lines = rows.map((row) => ({
    label: textAt(row, 'name'),
    link: textAt(row, 'link'),
    rest: [textAt(row, 'area') || textAt(row, 'address'), textAt(row, 'phone')],
  }));
  return found(texts, { label: texts.labels.performers, of: place?.label, lines, total });
};

export const stores: Plan = function* plan(question, texts) {
  const named = yield* storesOf(question);
  const rows = named ?? (yield* resultOfCall('list-stores')).rows;
  const lines = rows.map((row) => ({
    label: textAt(row, 'name'),
    link: textAt(row, 'link'),
    rest: [textAt(row, 'address')],
  }));
  return found(texts, { label: texts.labels.stores, of: question.place?.label, lines });
};
