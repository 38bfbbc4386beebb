import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { getPayslip } from '#shared/contracts/statistics.ts';
import { useGet } from '../../api/query.ts';
import { addMonths } from '../../domain/shifts/days.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { productTimeZone } from '../../ui/days.ts';
import { hours, moment, money, number } from '../../ui/format.ts';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { monthName } from './month-name.ts';
import { PayslipRules } from './payslip-rules.tsx';
import { PayslipShifts } from './payslip-shifts.tsx';
import type { Payslip as Slip } from './rules.ts';
import './payslip.css';

/** A worker's month: the attendance statement and the payslip, on screen and on paper. */
export default function Payslip() {
  const { staff = '', month = '' } = useParams();
  const { t } = useTranslation('statistics');
  const answer = useGet(getPayslip, { query: { staff_id: staff, month } });
  return (
    <Loaded title={t('payslip.title')} answer={answer}>
      {({ data }) => <Printable slip={data} />}
    </Loaded>
  );
}

const Printable = ({ slip }: { slip: Slip }) => {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const go = (by: 1 | -1) =>
    void navigate(paths.statistics.payslip(slip.staff.id, addMonths(`${slip.month}-01`, by).slice(0, 7)));
  return (
    <Page
      title={t('payslip.title')}
      aside={slip.staff.fio}
      actions={
        <Button variant="primary" icon={Printer} onClick={() => print()}>
          {t('payslip.print')}
        </Button>
      }
    >
      <Toolbar>
        <IconButton icon={ChevronLeft} size="sm" label={t('payslip.earlier')} onClick={() => go(-1)} />
        <b className="min-w-32 text-center font-medium first-letter:uppercase">{monthName(slip.month)}</b>
        <IconButton icon={ChevronRight} size="sm" label={t('payslip.later')} onClick={() => go(1)} />
      </Toolbar>
      <Body text>
        <article className="payslip px-gutter flex flex-col gap-6 py-6">
          <Heading slip={slip} />
          <PayslipShifts shifts={slip.shifts} />
          <PayslipRules slip={slip} />
        </article>
      </Body>
    </Page>
  );
};

const Heading = ({ slip }: { slip: Slip }) => {
  const { t } = useTranslation(['statistics', 'hours']);
  const { staff, personal_number, company, month, locked_at, gross, deduction, net, minutes } = slip;
  const facts = [
    [t('payslip.employee'), staff.fio],
    ...(personal_number === null ? [] : [[t('payslip.number'), personal_number]]),
    [t('payslip.company'), company.name],
  ];
  const sums = [
    [t('payslip.worked'), `${hours(minutes.total)} ${t('hours')}`],
    [t('payslip.gross'), money(gross)],
    [
      deduction === null ? t('payslip.deduction') : t('hours:pay.deduction', { percent: number(deduction / 100) }),
      money(net - gross),
    ],
    [t('payslip.net'), money(net)],
  ];
  const split = (['weekday', 'weekend', 'holiday', 'night'] as const).filter((kind) => minutes[kind] !== 0);
  return (
    <section className="whole flex flex-col gap-4">
      <header>
        <h2 className="text-20 tracking-title font-semibold">
          {t('payslip.heading')}, {monthName(month)}
        </h2>
        <p className="text-ink-2 tabular-nums">
          {locked_at === null
            ? t('payslip.open')
            : t('payslip.lockedSince', { time: moment(locked_at, productTimeZone) })}
        </p>
      </header>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0 wrap-anywhere">
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="border-line-strong grid grid-cols-2 gap-x-6 gap-y-2 border-y py-3 sm:grid-cols-4">
        {sums.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="figures text-16 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2 tabular-nums">
        {split.map((kind) => `${t(`chart.${kind}`)} ${hours(minutes[kind])}`).join(' · ')}
      </p>
    </section>
  );
};
