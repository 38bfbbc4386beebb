import * as z from 'zod/mini';
import { id, version } from '#shared/contracts/fields.ts';
import { condition } from '#shared/contracts/pay-fields.ts';
import { isValidOn } from '#shared/domain/pay/coefficients.ts';
import { coefficientScope, type CoefficientSubject } from '#shared/domain/pay/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { scopeFilter } from '#shared/domain/scope/scope.ts';
import { cooperationsTo } from '../companies/companies.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { type Page, pageOf, type Paging } from '../list.ts';
import { readScope } from '../scope.ts';
import { atVersion, get, ifNotExists, type Item, queryIndex, queryTable, type Write } from '../table.ts';

/** The tariff coefficients of a performer: at most 100. */
const coefficientsPartition = (companyId: string) => `PERFORMER#${companyId}#COEFFICIENTS`;
const coefficientKey = (companyId: string, coefficientId: string): Key => ({
  pk: coefficientsPartition(companyId),
  sk: coefficientId,
});
const allCoefficientsPartition = 'COEFFICIENTS';

const CoefficientSchema = z.object({
  id,
  version,
  /** The performer. */
  company_id: id,
  name: z.string(),
  condition,
  factor: z.number(),
  valid_from: z.string(),
  valid_to: z.nullable(z.string()),
  customer_id: z.nullable(id),
  created_at: z.string(),
});
export type StoredCoefficient = z.infer<typeof CoefficientSchema>;
const coefficients = entity('coefficient', CoefficientSchema);

const readCoefficient = (item: Item): StoredCoefficient => coefficients.read(item);

/** Those of a performer, for all customers and days. */
export const coefficientsOf = async (companyId: string): Promise<StoredCoefficient[]> =>
  (await queryTable(coefficientsPartition(companyId))).map(readCoefficient);

type Projection = Pick<
  StoredCoefficient,
  'company_id' | 'customer_id' | 'name' | 'valid_from' | 'valid_to' | 'created_at'
>;

const coefficientItem = (coefficient: StoredCoefficient) => {
  const { company_id, customer_id, name, valid_from, valid_to, created_at } = coefficient;
  return {
    ...coefficientKey(company_id, coefficient.id),
    ...coefficients.store(coefficient),
    projection: { company_id, customer_id, name, valid_from, valid_to, created_at } satisfies Projection,
    all_pk: allCoefficientsPartition,
    all_sk: coefficient.id,
  };
};

/** The write of a new, changed or deleted coefficient; fails as part `coefficient` if another request changed it. */
export const coefficientWrites = (before: StoredCoefficient | null, after: StoredCoefficient | null): Write[] => {
  const condition = before ? atVersion(before.version) : ifNotExists;
  if (after) return [{ part: 'coefficient', put: coefficientItem(after), if: condition }];
  return before ? [{ part: 'coefficient', remove: coefficientKey(before.company_id, before.id), if: condition }] : [];
};

/** One that the actor may change. Throws not-found. */
export const getCoefficient = async (actor: Actor, coefficientId: string): Promise<StoredCoefficient> => {
  const item = actor.company
    ? await get(coefficientKey(actor.company.id, coefficientId))
    : await ofAnyPerformer(coefficientId);
  if (!item) throw new Problem('not-found');
  return readCoefficient(item);
};

const ofAnyPerformer = async (coefficientId: string): Promise<Item | undefined> => {
  const [entry] = await queryIndex('all', allCoefficientsPartition, { from: coefficientId, to: coefficientId });
  return entry && get(keyOf(entry));
};
const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

type Filter = Paging<'created_at' | 'name' | 'valid_from'> & {
  company_id?: string | undefined;
  valid_on?: string | undefined;
};

/** One page of the coefficients that the actor may see, by default by the time when they were made. */
export const listCoefficients = async (
  actor: Actor,
  { company_id, valid_on, ...paging }: Filter,
): Promise<Page<StoredCoefficient>> => {
  const ofPerformer = (companyId: string) => ({ index: 'table', pk: coefficientsPartition(companyId) }) as const;
  const serving = await performersServing(actor);
  const entries = await readScope(coefficientScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'all':
          return [company_id === undefined ? { index: 'all', pk: allCoefficientsPartition } : ofPerformer(company_id)];
        case 'performer':
          return [ofPerformer(list.company)];
        case 'company':
          return serving.map(ofPerformer);
      }
    },
    subject: ({ projection }) => subjectFor(actor, projection as Projection),
    bound: { narrowBy: 'company_id' },
  });
  const keys = new Map(entries.map((entry) => [String(entry['id']), keyOf(entry)]));
  return pageOf<Projection, StoredCoefficient>({
    entries,
    paging,
    sorting: {
      language: 'cs',
      columns: {
        created_at: ({ created_at }) => created_at,
        name: ({ name }) => name,
        valid_from: ({ valid_from }) => valid_from,
      },
    },
    keep: (coefficient) =>
      (company_id === undefined || coefficient.company_id === company_id) &&
      (valid_on === undefined || isValidOn(coefficient, valid_on)),
    key: (coefficientId) => keys.get(coefficientId) ?? { pk: coefficientId, sk: coefficientId },
    read: readCoefficient,
  });
};

/** The performers whose coefficients a customer reads. */
const performersServing = async ({ role, company }: Actor): Promise<string[]> =>
  sideOf(role) === 'customer' && company ? (await cooperationsTo(company.id)).map(({ vendor }) => vendor.id) : [];

/** One for all customers is read by those that the performer serves. Only their performers are read for customers. */
const subjectFor = (
  { company }: Actor,
  { company_id, customer_id }: Pick<StoredCoefficient, 'company_id' | 'customer_id'>,
): CoefficientSubject => {
  const customers = customer_id === null ? company?.id : customer_id;
  return { vendor_id: company_id, customer_ids: customers === undefined ? [] : [customers] };
};

/** The coefficients of the performers of some that the actor sees: those that the actor may see. */
export const coefficientsBeside = async (
  actor: Actor,
  shown: readonly StoredCoefficient[],
): Promise<StoredCoefficient[]> => {
  const performers = [...new Set(shown.map(({ company_id }) => company_id))];
  const isWithin = scopeFilter(coefficientScope, actor);
  const all = await Promise.all(performers.map(coefficientsOf));
  return all.flat().filter((coefficient) => isWithin(subjectFor(actor, coefficient)));
};
