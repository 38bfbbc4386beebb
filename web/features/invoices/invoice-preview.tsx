import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { issueInvoice, previewInvoice } from '#shared/contracts/invoices.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { fullDay, hours, money, monthAndYear } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { InvoiceLines, RateSums } from './invoice-lines.tsx';
import '../../domain/orders/order-document.css';

/** What an invoice would say, before it is issued; of hours with the shifts that make it. */
export default function InvoicePreview() {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [order_id, company_id, month] = ['order_id', 'company_id', 'month'].map((name) => search.get(name) ?? '');
  const subject = order_id ? { order_id } : { company_id: company_id ?? '', month: month ?? '' };
  const preview = useGet(previewInvoice, { query: subject });
  const send = useSend(issueInvoice);
  const issue = async (company: string) => {
    try {
      const { data } = await send.mutateAsync({ body: subject });
      snack({ tone: 'good', text: t('issue.done', { number: data.number, company }) });
      void navigate(paths.invoices.view(data.id), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  const title = t('preview.title');
  return (
    <Loaded title={title} answer={preview}>
      {({ data: { buyer, lines, rates, total, shifts } }) => (
        <Page
          title={title}
          aside={[buyer.name, month && monthAndYear(month)].filter(Boolean).join(' · ')}
          actions={
            <Button variant="primary" icon={Send} busy={send.isPending} onClick={() => void issue(buyer.name)}>
              {t('issue.one')}
            </Button>
          }
        >
          <Body>
            <article className="order-document px-gutter flex flex-col gap-6 py-6">
              <InvoiceLines lines={lines} isPayer={rates.some(({ vat_rate }) => vat_rate !== null)} />
              <div className="flex flex-col gap-3 sm:ml-auto sm:w-96">
                <RateSums rates={rates} />
                <p className="text-16 flex justify-between gap-6 font-semibold">
                  {t('totalSum')} <span className="figures">{money(total)}</span>
                </p>
              </div>
              {shifts.length > 0 && (
                <section aria-labelledby="shifts">
                  <h2 id="shifts" className="text-14 mb-2 font-semibold">
                    {t('preview.shifts', { count: shifts.length })}
                  </h2>
                  <ul className="divide-line divide-y">
                    {shifts.map(({ id, day, store, specialty, staff, minutes, charge }) => (
                      <li key={id}>
                        <Link
                          to={paths.shifts.view(id)}
                          className="flex flex-wrap gap-x-4 py-2 tabular-nums hover:underline"
                        >
                          <span className="min-w-0 grow basis-64 wrap-anywhere">
                            {fullDay(day)} · {store.name} · {specialty}
                            {staff && <span className="text-ink-2"> · {staff}</span>}
                          </span>
                          <span className="figures">{hours(minutes)} h</span>
                          <span className="figures w-28 text-right">{money(charge)}</span>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </article>
          </Body>
        </Page>
      )}
    </Loaded>
  );
}
