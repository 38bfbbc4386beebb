import { useTranslation } from 'react-i18next';
import { useLineTexts } from '../../domain/hours/pay-lines.tsx';
import { hours, money, moneyDifference, difference } from '../../ui/format.ts';
import { monthName } from './month-name.ts';
import { differencesOf, type Payslip } from './rules.ts';

/** The sums by rule beside those of the month before, and what makes the difference. */
export const PayslipRules = ({ slip: { rules, gross, previous } }: { slip: Payslip }) => {
  const { t } = useTranslation('statistics');
  const { nameOf } = useLineTexts();
  const month = monthName(previous.month);
  const change = gross - previous.gross;
  if (rules.length === 0) return null;
  return (
    <>
      <section aria-labelledby="payslip-rules" className="whole">
        <h3 id="payslip-rules" className="text-16 mb-2 font-semibold">
          {t('payslip.rules')}
        </h3>
        <div className="overflow-x-auto">
          <table aria-labelledby="payslip-rules">
            <thead className="text-12 text-ink-2">
              <tr>
                <th scope="col">{t('payslip.rule')}</th>
                <th scope="col" className="amount max-md:hidden">
                  {t('payslip.hours')}
                </th>
                <th scope="col" className="amount">
                  {t('payslip.thisMonth')}
                </th>
                <th scope="col" className="amount max-md:hidden">
                  {t('payslip.monthBefore')}
                </th>
                <th scope="col" className="amount">
                  {t('payslip.difference')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rules.map((rule) => (
                <tr key={nameOf(rule)}>
                  <th scope="row" className="font-regular wrap-anywhere">
                    {nameOf(rule)}
                  </th>
                  <td className="amount max-md:hidden">{rule.minutes === 0 ? '—' : hours(rule.minutes)}</td>
                  <td className="amount">{money(rule.amount)}</td>
                  <td className="amount text-ink-2 max-md:hidden">{money(rule.before.amount)}</td>
                  <td className="amount">{moneyDifference(rule.amount - rule.before.amount)}</td>
                </tr>
              ))}
            </tbody>
            <tbody className="font-semibold">
              <tr>
                <th scope="row">{t('payslip.gross')}</th>
                <td className="max-md:hidden" />
                <td className="amount">{money(gross)}</td>
                <td className="amount max-md:hidden">{money(previous.gross)}</td>
                <td className="amount">{moneyDifference(change)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="payslip-why" className="whole">
        <h3 id="payslip-why" className="text-16 mb-2 font-semibold">
          {t(change < 0 ? 'payslip.less' : change > 0 ? 'payslip.more' : 'payslip.same', { month })}
        </h3>
        <ol className="flex flex-col gap-1 tabular-nums">
          {differencesOf(rules).map(({ rule, amount, minutes }) => {
            const params = { rule: nameOf(rule), amount: moneyDifference(amount) };
            return (
              <li key={nameOf(rule)}>
                {minutes === 0
                  ? t('payslip.reason', params)
                  : t('payslip.reasonWithHours', { ...params, hours: difference(minutes) })}
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
};
