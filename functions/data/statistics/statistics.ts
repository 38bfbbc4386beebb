import { inParts } from '#shared/domain/parts.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { ListOf } from '#shared/domain/scope/scope.ts';
import type { Cell } from '#shared/domain/statistics/contribution.ts';
import type { Entry } from '#shared/domain/statistics/figures.ts';
import { statisticsScope } from '#shared/domain/statistics/scope.ts';
import { mapAtMost } from '../at-most.ts';
import type { IndexName } from '../indexes.ts';
import { monthsBetween } from '../keys.ts';
import { bounds, readScope, type Source } from '../scope.ts';
import { getMany, type Item } from '../table.ts';
import {
  allStatisticsPartition,
  customerStatisticsPartition,
  keyOfCell,
  storedIn,
  storeStatisticsPartition,
  vendorStatisticsPartition,
  workerStatisticsPartition,
} from './cells.ts';

type Filter = {
  /** Days at the store, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** The customer or the performer. */
  company_id?: string | undefined;
  store_id?: string[] | undefined;
  staff_id?: string | undefined;
};
type ShiftEntry = Entry & { shift_id: string };

/**
 * What the shifts of two dates add to the actor's statistics, in any order. Two reads, one after the other: the index
 * entries of the cells, and the cells.
 */
export const statisticsBetween = async (actor: Actor, filter: Filter): Promise<ShiftEntry[]> => {
  const { from, to, company_id, store_id, staff_id } = filter;
  const found = await readScope(statisticsScope, actor, {
    sources: sourcesIn(actor, filter),
    subject: cellIn,
    bound: { narrowBy: 'to', refusal: 'too-many-in-days' },
  });
  const cells = found
    .map(cellIn)
    .filter(
      (cell) =>
        (!company_id || cell.customer_id === company_id || cell.performer_id === company_id) &&
        (!store_id || store_id.includes(cell.store_id)) &&
        (!staff_id || cell.staff_id === staff_id),
    );
  if (cells.length > bounds.entries)
    throw new Problem('invalid-input', {
      fields: { to: { key: 'too-many-in-days', params: { count: bounds.entries } } },
    });
  const items = await mapAtMost(inParts(cells.map(keyOfCell), 100), (part) => getMany(part));
  return items
    .flat()
    .flatMap(storedIn)
    .filter(({ contribution: { day } }) => from <= day && day <= to);
};

const cellIn = (entry: Item) => entry['projection'] as Cell;

/** A manager of more stores reads the cells of the company, which the scope narrows. */
const maxStores = 20;

/** The smallest partitions that have all cells of a list which the filter keeps. */
const sourcesIn = (actor: Actor, { from, to, company_id, store_id, staff_id }: Filter) => {
  const inEach = (index: IndexName, partitionOf: (month: string) => string) =>
    monthsBetween(from, to).map((month): Source => ({ index, pk: partitionOf(month) }));
  const atStore = (store: string) => inEach('by-store', (month) => storeStatisticsPartition(store, month));
  const ofCustomer = (id: string) => inEach('by-company', (month) => customerStatisticsPartition(id, month));
  const ofPerformer = (id: string) => inEach('by-vendor', (month) => vendorStatisticsPartition(id, month));
  const ofWorker = (id: string) => inEach('by-worker', (month) => workerStatisticsPartition(id, month));
  const given = actor.store_ids.filter((id) => !store_id || store_id.includes(id));
  return (list: StatisticsList): readonly Source[] => {
    if (staff_id !== undefined) return ofWorker(staff_id);
    switch (list.list) {
      case 'all':
        if (store_id) return store_id.flatMap(atStore);
        if (company_id !== undefined) return [...ofCustomer(company_id), ...ofPerformer(company_id)];
        return inEach('all', allStatisticsPartition);
      case 'company':
        return store_id ? store_id.flatMap(atStore) : ofCustomer(list.company);
      case 'store':
        if (given.length > maxStores) return ofCustomer(list.company);
        return given.includes(list.store) ? atStore(list.store) : [];
      case 'performer':
        return ofPerformer(list.company);
      case 'account':
        return ofWorker(list.account);
    }
  };
};
type StatisticsList = ListOf<'all' | 'company' | 'store' | 'performer' | 'account'>;
