import { useTranslation } from 'react-i18next';
import type { Invoice } from '#shared/contracts/invoices.ts';
import { payableOf } from '#shared/domain/invoices/payable.ts';
import { formatBankAccount } from '#shared/domain/people/bank-account.ts';
import { DocumentFacts, Side, Sides } from '../../domain/orders/document-parts.tsx';
import { fullDay, money } from '../../ui/format.ts';
import { Qr } from '../../ui/qr.tsx';
import { InvoiceLines, RateSums } from './invoice-lines.tsx';

const headings = {
  invoice: { payer: 'heading.taxDocument', other: 'heading.invoice' },
  'credit-note': { payer: 'heading.note', other: 'noteNumbered' },
} as const;

type Paper = { document: Invoice; spayd: string | null };

/** What is printed of an invoice or a credit note. */
export const InvoicePaper = ({ document, spayd }: Paper) => {
  const { t } = useTranslation('invoices');
  const { kind, number, seller, buyer, corrects, reason, lines, rates, total } = document;
  const heading = headings[kind][seller.vat_payer ? 'payer' : 'other'];
  return (
    <>
      <header>
        <h2 className="text-20 tracking-title font-semibold tabular-nums">{t(heading, { number })}</h2>
        {corrects && <p className="text-ink-2">{t('corrects', { number: corrects.number })}</p>}
        {reason && <p className="wrap-anywhere whitespace-pre-line">{reason}</p>}
      </header>
      <Sides>
        <PartySide title={t('seller')} party={seller}>
          {!seller.vat_payer && <p>{t('notPayer')}</p>}
        </PartySide>
        <PartySide title={t('buyer')} party={buyer} />
      </Sides>
      <DocumentFacts
        facts={[
          [t('facts.issued'), fullDay(document.issued_on)],
          ...(seller.vat_payer ? [[t('facts.supplied'), fullDay(document.supplied_on)] as const] : []),
          ...(payableOf(document) > 0
            ? ([
                [t('facts.due'), fullDay(document.due_on)],
                [t('facts.symbol'), document.variable_symbol],
                [t('facts.account'), formatBankAccount(seller.bank_account)],
                ['IBAN', formatBankAccount(seller.iban)],
              ] as const)
            : []),
        ]}
      />
      <InvoiceLines lines={lines} isPayer={seller.vat_payer} />
      <div className="whole flex flex-wrap items-start justify-between gap-6">
        {spayd ? (
          <figure className="text-12 text-ink-2 w-36">
            <Qr text={spayd} label={t('qr')} />
            <figcaption>{t('qr')}</figcaption>
          </figure>
        ) : (
          <span />
        )}
        <div className="flex flex-col gap-3 sm:w-96">
          {seller.vat_payer && <RateSums rates={rates} />}
          <p className="text-16 flex justify-between gap-6 font-semibold">
            {t('totalSum')} <span className="figures">{money(total)}</span>
          </p>
        </div>
      </div>
      {rates.some(({ vat_rate }) => vat_rate === 'reverse') && <p>{t('reverseCharge')}</p>}
      {seller.note && <p className="text-12 text-ink-2 wrap-anywhere whitespace-pre-line">{seller.note}</p>}
    </>
  );
};

const PartySide = ({
  title,
  party: { name, office, inn, vat_id },
  children,
}: {
  title: string;
  party: Invoice['buyer'];
  children?: React.ReactNode;
}) => {
  const { t } = useTranslation('invoices');
  const town = [office.postcode, office.city].filter(Boolean).join(' ');
  return (
    <Side title={title}>
      <p className="text-14 font-semibold">{name}</p>
      {office.street && <p>{office.street}</p>}
      {town && <p>{town}</p>}
      {inn && <p>{t('inn', { inn })}</p>}
      {vat_id && <p>{t('vatId', { vat_id })}</p>}
      {children}
    </Side>
  );
};
