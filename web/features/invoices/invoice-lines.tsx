import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#shared/contracts/invoices.ts';
import { count, money } from '../../ui/format.ts';

type Line = Invoice['lines'][number];

/** The lines, below the names of their stores. */
export const InvoiceLines = ({ lines, isPayer }: { lines: readonly Line[]; isPayer: boolean }) => {
  const { t } = useTranslation('invoices');
  return (
    <table>
      <thead className="text-12 text-ink-2">
        <tr>
          <th scope="col">{t('lines.text')}</th>
          <th scope="col" className="amount">
            {t('lines.quantity')}
          </th>
          <th scope="col" className="amount max-sm:hidden">
            {t('lines.price')}
          </th>
          {isPayer && (
            <th scope="col" className="amount max-sm:hidden">
              {t('lines.vat')}
            </th>
          )}
          <th scope="col" className="amount">
            {t('lines.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, nth) => (
          <Fragment key={keyOf(line, nth)}>
            {line.group !== null && line.group !== lines[nth - 1]?.group && (
              <tr>
                <th scope="rowgroup" colSpan={isPayer ? 5 : 4} className="pt-4! font-semibold">
                  {line.group}
                </th>
              </tr>
            )}
            <LineRow line={line} isPayer={isPayer} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};

const keyOf = ({ group, text, detail }: Line, nth: number): string => [nth, group, text, detail].join('-');

const LineRow = ({ line, isPayer }: { line: Line; isPayer: boolean }) => {
  const { t } = useTranslation('invoices');
  const { text, detail, quantity, unit, unit_price, factor, amount, vat_rate, vat_included } = line;
  const raise = factor === null ? null : `${count(Math.round((factor - 1) * 100_000) / 1000)} %`;
  const rate = vat_rate === null ? '' : vat_rate === 'reverse' ? t('rates.reverse') : `${vat_rate} %`;
  return (
    <tr>
      <td className="wrap-anywhere">
        <span className={factor === null ? 'font-medium' : 'text-ink-2'}>
          {detail && factor !== null ? detail : text}
        </span>
        {detail && factor === null && <span className="text-ink-2 block">{detail}</span>}
      </td>
      <td className="amount">
        {unit === 'minute'
          ? t('lines.hours', { hours: count(Math.round((quantity * 100) / 60) / 100) })
          : count(quantity)}
      </td>
      <td className="amount max-sm:hidden">{raise ? `${money(unit_price)} × ${raise}` : money(unit_price)}</td>
      {isPayer && (
        <td className="amount max-sm:hidden">
          {rate}
          {vat_rate !== null && !vat_included && <span className="text-12 text-ink-2 block">{t('lines.added')}</span>}
        </td>
      )}
      <td className="amount">{money(amount)}</td>
    </tr>
  );
};

/** Base, VAT and sum by rate. */
export const RateSums = ({ rates }: { rates: Invoice['rates'] }) => {
  const { t } = useTranslation('invoices');
  return (
    <table>
      <thead className="text-12 text-ink-2">
        <tr>
          <th scope="col">{t('lines.vat')}</th>
          {(['base', 'vat', 'total'] as const).map((column) => (
            <th key={column} scope="col" className="amount">
              {t(`rates.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ vat_rate, base, vat, total }) => (
          <tr key={vat_rate}>
            <td>{vat_rate === 'reverse' ? t('rates.reverse') : `${vat_rate ?? 0} %`}</td>
            <td className="amount">{money(base)}</td>
            <td className="amount">{money(vat)}</td>
            <td className="amount">{money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
