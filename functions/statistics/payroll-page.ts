import type { Input } from '#shared/contracts/endpoint.ts';
import type { listPayroll } from '#shared/contracts/statistics.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { byStaffAndStore } from '#shared/domain/statistics/figures.ts';
import { readRows, slicePage } from '../data/list.ts';
import { readAccount, storedAccounts } from '../data/people/accounts.ts';
import { statisticsBetween } from '../data/statistics/statistics.ts';
import type { RequestContext } from '../http/context.ts';

type PayrollRequest = Pick<RequestContext, 'actor' | 'now'> & { query: Input<typeof listPayroll>['query'] };

/** One page of what a month pays, in Czech order of the workers and stores. Also the rows of an export. */
export const payrollPage = async ({ actor, query, now }: PayrollRequest) => {
  const { month, company_id, store_id, staff_id } = query;
  const range = boundedDays({ from: `${month}-01` }, now);
  const rows = byStaffAndStore(await statisticsBetween(actor, { ...range, company_id, store_id, staff_id }));
  const { compare } = new Intl.Collator('cs', { numeric: true });
  const sorted = rows.toSorted(
    (one, other) =>
      compare(one.staff.name, other.staff.name) ||
      compare(one.store.name, other.store.name) ||
      compare(idOf(one), idOf(other)),
  );
  const page = slicePage(sorted, query, idOf);
  const accounts = readRows(await storedAccounts(page.data.map(({ staff }) => staff.id)), readAccount);
  const numbers = new Map(accounts.map(({ id, personal_number }) => [id, personal_number]));
  return {
    ...page,
    data: page.data.map(({ staff, company, store, figures }) => {
      const { base, ...sums } = figures;
      return {
        ...sums,
        staff: { id: staff.id, fio: staff.name },
        personal_number: numbers.get(staff.id) ?? null,
        store,
        company,
        month,
        premiums: sums.gross - base,
      };
    }),
  };
};

type Row = ReturnType<typeof byStaffAndStore>[number];
const idOf = ({ staff, store, company }: Row): string => `${staff.id} ${store.id} ${company.id}`;
