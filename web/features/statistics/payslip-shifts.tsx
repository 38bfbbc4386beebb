import { useTranslation } from 'react-i18next';
import { useLineTexts } from '../../domain/hours/pay-lines.tsx';
import { clockRange, hours, money, shortDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import type { Payslip } from './rules.ts';

type Shift = Payslip['shifts'][number];

/** The attendance statement: every shift with its lines of pay. */
export const PayslipShifts = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('statistics');
  return (
    <section aria-labelledby="payslip-shifts">
      <h3 id="payslip-shifts" className="text-16 mb-2 font-semibold">
        {t('payslip.shifts')}
      </h3>
      {shifts.length === 0 ? (
        <p className="text-ink-2">{t('payslip.noShifts')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table aria-labelledby="payslip-shifts">
            <thead className="text-12 text-ink-2">
              <tr>
                <th scope="col">{t('payslip.day')}</th>
                <th scope="col">{t('payslip.place')}</th>
                <th scope="col" className="amount">
                  {t('payslip.hours')}
                </th>
                <th scope="col" className="amount">
                  {t('payslip.amount')}
                </th>
              </tr>
            </thead>
            {shifts.map((shift) => (
              <Rows key={`${shift.id} ${shift.correction}`} shift={shift} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
};

const Rows = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation(['statistics', 'common']);
  const { nameOf, formulaOf } = useLineTexts();
  const { day, store, specialty, actual_start, actual_end, time_zone, break_minutes, state, correction, reduced } =
    shift;
  return (
    <tbody>
      <tr>
        <th scope="row" className="figures font-medium">
          {shortDay(day)}
          <span className="font-regular text-ink-2 block">{clockRange(actual_start, actual_end, time_zone)}</span>
          {break_minutes > 0 && (
            <span className="text-12 font-regular text-ink-2 block">
              {t('payslip.break', { hours: hours(break_minutes) })}
            </span>
          )}
        </th>
        <td className="wrap-anywhere">
          <span className="block font-medium">{store}</span>
          <span className="text-ink-2 block">{specialty}</span>
          {correction && <Tag tone="info">{t('payslip.correction')}</Tag>}
          {state !== 'locked' && (
            <span className="text-12 text-ink-2 block">
              {t('payslip.state', { state: t(`common:hoursState.${state}`) })}
            </span>
          )}
          {reduced && (
            <span className="text-12 text-warning-text block">
              {reduced.reason === null
                ? t('payslip.reduced', { hours: hours(reduced.minutes) })
                : t('payslip.reducedFor', { hours: hours(reduced.minutes), reason: reduced.reason })}
            </span>
          )}
        </td>
        <td className="amount">{hours(shift.minutes)}</td>
        <td className="amount font-semibold">{money(shift.gross)}</td>
      </tr>
      {!correction &&
        shift.lines.map((line, nth) => (
          <tr key={`${line.kind} ${line.name} ${nth}`} className="text-12 text-ink-2">
            <td colSpan={2} className="wrap-anywhere md:pl-[7.75rem]">
              {nameOf(line)}
              {line.reason !== null && `: ${line.reason}`}
              <span className="block md:hidden">{formulaOf(line)}</span>
            </td>
            <td className="amount">
              <span className="max-md:hidden">{formulaOf(line)}</span>
            </td>
            <td className="amount">{money(line.amount)}</td>
          </tr>
        ))}
    </tbody>
  );
};
