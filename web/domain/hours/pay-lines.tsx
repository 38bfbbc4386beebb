import { useTranslation } from 'react-i18next';
import type { PayLine } from '#shared/contracts/pay-fields.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { hours, money } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';

type Props = { pay: NonNullable<Shift['pay']> };

/** What a shift pays: each line with the rule that made it, the deduction and the net pay. */
export const PayLines = ({ pay }: Props) => {
  const { t } = useTranslation('hours');
  const number = (value: number) => value.toLocaleString(currentLanguage(), { maximumFractionDigits: 3 });
  const nameOf = ({ kind, name, condition, factor }: PayLine) =>
    kind !== 'coefficient'
      ? t(`pay.kind.${kind}`)
      : t('pay.coefficient', {
          name: name ?? '',
          condition: condition ? t(`pay.condition.${condition}`) : '',
          factor: number(factor ?? 1),
        });
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('pay.title')}</caption>
      <tbody className="*:align-top">
        {pay.lines.map((line, nth) => (
          <tr key={nth}>
            <th scope="row" className="font-regular py-1 pr-3">
              <span className="block wrap-anywhere">{nameOf(line)}</span>
              {line.minutes !== null && line.rate !== null && (
                <span className="figures text-12 text-ink-3 block">
                  {t('pay.times', { hours: hours(line.minutes), rate: money(line.rate) })}
                </span>
              )}
              {line.reason !== null && <span className="text-12 text-ink-3 block wrap-anywhere">{line.reason}</span>}
            </th>
            <Amount halere={line.amount} />
          </tr>
        ))}
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

const Amount = ({ halere }: { halere: number }) => (
  <td className="figures py-1 text-right">{money(halere).replace('-', '−')}</td>
);
