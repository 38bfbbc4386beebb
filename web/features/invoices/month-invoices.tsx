import { ChevronLeft, ChevronRight, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { type InvoiceableMonth, issueInvoice, listInvoiceable } from '#shared/contracts/invoices.ts';
import { addDays } from '#shared/domain/days.ts';
import { nextMonth } from '#shared/domain/hours/months.ts';
import { useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { LockMonth } from '../../domain/hours/lock-month.tsx';
import { InvoicePill } from '../../domain/invoices/invoice-status.tsx';
import { InvoiceTabs } from '../../domain/invoices/invoice-tabs.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { today } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { hours, money, moneyDifference, monthAndYear } from '../../ui/format.ts';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { snack } from '../../ui/snackbars.tsx';

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The customers with hours in a month: its invoices are issued here, each with one press, or all of them. */
export default function MonthInvoices() {
  const { t } = useTranslation('invoices');
  const [search, setSearch] = useSearchParams();
  const usual = monthBefore(today().slice(0, 7));
  const given = search.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(given) ? given : usual;
  const answer = useGet(listInvoiceable, { query: { month } });
  const go = (to: string) => setSearch({ month: to }, { replace: true });
  const title = t('months.title');
  return (
    <Loaded title={title} answer={answer}>
      {({ data }) => (
        <Page title={title} actions={<IssueAll month={month} locked={data.locked} customers={data.customers} />}>
          <InvoiceTabs current="months" />
          <Toolbar>
            <IconButton
              icon={ChevronLeft}
              size="sm"
              label={t('months.before')}
              onClick={() => go(monthBefore(month))}
            />
            <b aria-live="polite" className="figures font-semibold">
              {monthAndYear(month)}
            </b>
            <IconButton icon={ChevronRight} size="sm" label={t('months.after')} onClick={() => go(nextMonth(month))} />
          </Toolbar>
          <Body>
            {data.customers.length === 0 ? (
              <EmptyState kind="start" title={t('months.none.title')}>
                {t('months.none.text')}
              </EmptyState>
            ) : (
              <div className="p-gutter flex max-w-4xl flex-col gap-4">
                {!data.locked && <Open month={month} onLocked={() => void answer.refetch()} />}
                <ul className="rounded-3 border-line divide-line divide-y border">
                  {data.customers.map((row) => (
                    <CustomerRow key={row.customer.id} month={month} locked={data.locked} row={row} />
                  ))}
                </ul>
              </div>
            )}
          </Body>
        </Page>
      )}
    </Loaded>
  );
}

/** A month that is not locked. */
const Open = ({ month, onLocked }: { month: string; onLocked: () => void }) => {
  const { t } = useTranslation('invoices');
  const { company } = useMe();
  const isOver = month < today().slice(0, 7);
  return (
    <Banner tone="info" title={t('months.open.title', { month: monthAndYear(month) })}>
      <span className="flex flex-wrap items-center gap-3">
        {t(isOver ? 'months.open.text' : 'months.open.later')}
        {isOver && company && <LockMonth company={company} month={month} onLocked={onLocked} />}
      </span>
    </Banner>
  );
};

const mayIssue = ({ invoice, open, charge }: InvoiceableMonth): boolean => !invoice && open === 0 && charge > 0;

const CustomerRow = ({ month, locked, row }: { month: string; locked: boolean; row: InvoiceableMonth }) => {
  const { t } = useTranslation('invoices');
  const send = useSend(issueInvoice);
  const { customer, shifts, minutes, charge, open, invoice } = row;
  const issue = async () => {
    try {
      const { data } = await send.mutateAsync({ body: { company_id: customer.id, month } });
      snack({ tone: 'good', text: t('issue.done', { number: data.number, company: customer.name }) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium wrap-anywhere">{customer.name}</p>
        <p className="text-ink-2 tabular-nums">
          {t('months.shifts', { count: shifts })} · {hours(minutes)} h
          {open > 0 && <span className="text-warning-text"> · {t('months.reopened', { count: open })}</span>}
        </p>
      </div>
      <p className="figures font-semibold">{money(charge)}</p>
      {invoice ? (
        <p className="flex flex-wrap items-center gap-2">
          <Link to={paths.invoices.view(invoice.id)} className="figures text-primary-text font-medium hover:underline">
            {invoice.number}
          </Link>
          <InvoicePill status={invoice.status} />
          {invoice.difference !== 0 && open === 0 && (
            <span className="text-warning-text tabular-nums">
              {t('months.changed', { amount: moneyDifference(invoice.difference) })}
            </span>
          )}
        </p>
      ) : (
        locked && (
          <div className="flex items-center gap-2">
            <Link
              to={paths.invoices.previewOf({ company_id: customer.id, month })}
              className="text-primary-text font-medium hover:underline"
            >
              {t('months.preview')}
            </Link>
            {mayIssue(row) && (
              <Button icon={Send} busy={send.isPending} onClick={() => void issue()}>
                {t('issue.one')}
              </Button>
            )}
          </div>
        )
      )}
    </li>
  );
};

/** Issues all invoices of a month, one after the other; what is refused stays, and the first reason is shown. */
const IssueAll = ({
  month,
  locked,
  customers,
}: {
  month: string;
  locked: boolean;
  customers: readonly InvoiceableMonth[];
}) => {
  const { t } = useTranslation('invoices');
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend(issueInvoice);
  const left = customers.filter(mayIssue);
  if (!locked || left.length === 0) return null;
  const issueAll = async () => {
    setIsBusy(true);
    const refused: { company: string; reason: string }[] = [];
    for (const { customer } of left)
      await send.mutateAsync({ body: { company_id: customer.id, month } }).catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        refused.push({ company: customer.name, reason: error.message });
      });
    setIsBusy(false);
    const issued = left.length - refused.length;
    const [first] = refused;
    if (first) snack({ tone: 'bad', text: t('issue.stopped', { ...first, count: issued }) });
    else snack({ tone: 'good', text: t('issue.allDone', { count: issued }) });
  };
  return (
    <Button variant="primary" icon={Send} busy={isBusy} onClick={() => void issueAll()}>
      {t('issue.all', { count: left.length })}
    </Button>
  );
};
