import { Download, FileCode, Printer, Receipt, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { getInvoice, getInvoiceFile, type Invoice, type invoiceFormats } from '#shared/contracts/invoices.ts';
import { api } from '../../api/client.ts';
import { useGet } from '../../api/query.ts';
import { InvoicePill } from '../../domain/invoices/invoice-status.tsx';
import { useSourceText } from '../../domain/invoices/source-text.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { fullDay, money } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useSavedFile } from './use-saved-file.ts';
import '../../domain/orders/order-document.css';

/** An invoice or a credit note, on screen and on paper. */
export default function InvoiceView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('invoices');
  const invoice = useGet(getInvoice, { params: { id } });
  return (
    <Loaded title={t('one')} answer={invoice}>
      {({ data }) => <ViewInvoice key={data.id} invoice={data} />}
    </Loaded>
  );
}

const ViewInvoice = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('invoices');
  const [opened, setOpened] = useState<'payment' | 'credit' | null>(null);
  const file = useSavedFile();
  const save = (format: (typeof invoiceFormats)[number]) =>
    void file.save(() => api(getInvoiceFile, { params: { id: invoice.id }, query: { format } }));
  const close = () => setOpened(null);
  return (
    <Page
      title={t(invoice.kind === 'invoice' ? 'numbered' : 'noteNumbered', { number: invoice.number })}
      aside={<InvoicePill status={invoice.status} />}
      actions={
        <>
          <Button icon={Printer} onClick={() => print()}>
            {t('print')}
          </Button>
          <Button icon={Download} busy={file.isBusy} onClick={() => save('pdf')}>
            PDF
          </Button>
          <Button icon={FileCode} busy={file.isBusy} onClick={() => save('isdoc')}>
            ISDOC
          </Button>
        </>
      }
    >
      <Body>
        <div className="grid min-h-full xl:grid-cols-[minmax(0,1fr)_340px]">
          <div className="p-gutter min-w-0">
            <article className="order-document flex w-full flex-col gap-6">
              <InvoicePaper document={invoice} spayd={invoice.spayd} />
            </article>
          </div>
          <aside className="border-line bg-sunken p-gutter flex min-w-0 flex-col gap-6 max-xl:border-t xl:border-l">
            <Balance invoice={invoice} />
            <div className="flex flex-wrap gap-2">
              {invoice.may_record && (
                <Button variant="primary" icon={Receipt} onClick={() => setOpened('payment')}>
                  {t(invoice.remaining > 0 ? 'payment.open' : 'payment.giveBack')}
                </Button>
              )}
              {invoice.may_credit && (
                <Button icon={RotateCcw} onClick={() => setOpened('credit')}>
                  {t('credit.open')}
                </Button>
              )}
            </div>
            <Related invoice={invoice} />
            <Happened invoice={invoice} />
          </aside>
        </div>
      </Body>
      {opened === 'payment' && <PaymentDialog invoice={invoice} onClose={close} />}
      {opened === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
    </Page>
  );
};

const Balance = ({ invoice: { kind, total, owed, paid, remaining } }: { invoice: Invoice }) => {
  const { t } = useTranslation('invoices');
  if (kind === 'credit-note') return null;
  const rows = [
    ['total', total],
    ...(owed === total ? [] : [['owed', owed] as const]),
    ...(paid === 0 ? [] : [['paid', paid] as const]),
    [remaining < 0 ? 'toGiveBack' : 'remaining', Math.abs(remaining)],
  ] as const;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents last:*:font-semibold">
          <dt className="text-ink-2">{t(`balance.${label}`)}</dt>
          <dd className="figures text-right">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};

const linkClass =
  'figures text-primary-text inline-flex min-h-6 items-center font-medium hover:underline pointer-coarse:min-h-11';

/** What it is for, and the documents that correct each other. */
const Related = ({ invoice: { source, corrects, notes } }: { invoice: Invoice }) => {
  const { t } = useTranslation('invoices');
  const sourceText = useSourceText();
  return (
    <div className="flex flex-col items-start">
      {source.kind === 'order' ? (
        <Link to={paths.orders.view(source.id)} className={linkClass}>
          {sourceText(source)}
        </Link>
      ) : (
        <p className="text-ink-2">{sourceText(source)}</p>
      )}
      {corrects && (
        <Link to={paths.invoices.view(corrects.id)} className={linkClass}>
          {t('corrects', { number: corrects.number })}
        </Link>
      )}
      {notes.map(({ id, number, total }) => (
        <Link key={id} to={paths.invoices.view(id)} className={linkClass}>
          {t('noteOf', { number, total: money(total) })}
        </Link>
      ))}
    </div>
  );
};

/** When it was sent, reminded and paid. */
const Happened = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('invoices');
  const { issued_by, issued_on, sent_at, reminders, payments } = invoice;
  const events = [
    { text: t('events.issued', { day: fullDay(issued_on) }), by: issued_by?.fio },
    ...(sent_at ? [{ text: t('events.sent', { time: deviceMoment(sent_at) }), by: undefined }] : []),
    ...reminders.map((at) => ({ text: t('events.reminded', { time: deviceMoment(at) }), by: undefined })),
    ...payments.map(({ day, amount, by }) => ({
      text: t(amount < 0 ? 'events.givenBack' : 'events.paid', { day: fullDay(day), amount: money(Math.abs(amount)) }),
      by: by?.fio,
    })),
  ];
  return (
    <section aria-labelledby="happened">
      <h2 id="happened" className="text-14 mb-3 font-semibold">
        {t('happened')}
      </h2>
      <ol className="flex flex-col gap-3">
        {events.map(({ text, by }, nth) => (
          <li key={`${nth}-${text}`}>
            <p className="tabular-nums">{text}</p>
            {by && <p className="text-12 text-ink-2">{by}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
};
