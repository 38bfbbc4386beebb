import { useTranslation } from 'react-i18next';
import type { PayLine } from '#shared/contracts/pay-fields.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { hours, money, number } from '../../ui/format.ts';

type Named = Pick<PayLine, 'name' | 'condition' | 'factor'> & { kind: PayLine['kind'] | 'correction' };

/**
 * What a line is called, “Night work (night, × 1.1)”, and how its amount is computed, “6:00 h × 175.00 Kč/h × 10 %”.
 */
export const useLineTexts = () => {
  const { t } = useTranslation('hours');
  return {
    nameOf: ({ kind, name, condition, factor }: Named): string =>
      condition === null || factor === null
        ? t(`pay.kind.${kind}`)
        : t('pay.coefficient', {
            name: name ?? t('pay.kind.coefficient'),
            condition: t(`pay.condition.${condition}`),
            factor: number(factor),
          }),
    formulaOf: ({ minutes, rate, factor }: Pick<PayLine, 'minutes' | 'rate' | 'factor'>): string | null => {
      if (minutes === null || rate === null) return null;
      const texts = { hours: hours(minutes), rate: money(rate) };
      return factor === null
        ? t('pay.times', texts)
        : t('pay.timesShare', { ...texts, percent: number((Math.round(factor * 1000) - 1000) / 10) });
    },
  };
};

/** What a shift pays: each line with the rule that made it, the deduction and the net pay. */
export const PayLines = ({ pay }: { pay: NonNullable<Shift['pay']> }) => {
  const { t } = useTranslation('hours');
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('pay.title')}</caption>
      <tbody className="*:align-top">
        <Lines lines={pay.lines} />
        <tr className="*:border-line *:border-t">
          <th scope="row" className="py-1 font-medium">
            {t('pay.gross')}
          </th>
          <Amount halere={pay.gross} />
        </tr>
        <tr>
          <th scope="row" className="font-regular text-ink-2 py-1">
            {t('pay.deduction', { percent: number(pay.deduction / 100) })}
          </th>
          <Amount halere={pay.net - pay.gross} />
        </tr>
        <tr className="*:font-semibold">
          <th scope="row" className="py-1">
            {t('pay.net')}
          </th>
          <Amount halere={pay.net} />
        </tr>
      </tbody>
    </table>
  );
};

/** What a customer is charged, or will be: each line with the rule that made it, and their sum. */
export const ChargeLines = ({ lines, amount, title }: { lines: readonly PayLine[]; amount: number; title: string }) => (
  <table className="w-full text-left">
    <caption className="sr-only">{title}</caption>
    <tbody className="*:align-top">
      <Lines lines={lines} isCharge />
      <tr className="*:border-line *:border-t *:font-semibold">
        <th scope="row" className="py-1">
          {title}
        </th>
        <Amount halere={amount} />
      </tr>
    </tbody>
  </table>
);

/** What stays with the performer of what the customer is charged. */
export const MarginLine = ({ charge, gross }: { charge: number; gross: number }) => {
  const { t } = useTranslation('hours');
  return (
    <p className="border-line flex justify-between gap-3 border-t pt-2 font-semibold">
      <span>{t('pay.margin')}</span>
      <span className="figures">{money(charge - gross)}</span>
    </p>
  );
};

const Lines = ({ lines, isCharge = false }: { lines: readonly PayLine[]; isCharge?: boolean }) => {
  const { t } = useTranslation('hours');
  const { nameOf, formulaOf } = useLineTexts();
  return lines.map((line, nth) => (
    <tr key={nth}>
      <th scope="row" className="font-regular py-1 pr-3">
        <span className="block wrap-anywhere">
          {isCharge && line.kind === 'base' ? t('pay.chargedRate') : nameOf(line)}
        </span>
        <span className="figures text-12 text-ink-3 block">{formulaOf(line)}</span>
        {line.reason !== null && <span className="text-12 text-ink-3 block wrap-anywhere">{line.reason}</span>}
      </th>
      <Amount halere={line.amount} />
    </tr>
  ));
};

const Amount = ({ halere }: { halere: number }) => <td className="figures py-1 text-right">{money(halere)}</td>;
