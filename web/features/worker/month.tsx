import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { hours } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import type { Plan } from './plan.ts';

/** Hours worked this month so far and hours planned for the rest of it. */
export const Month = ({ today, worked, toCome }: { today: string } & Pick<Plan, 'worked' | 'toCome'>) => {
  const { t } = useTranslation('worker');
  const month = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', timeZone: 'UTC' }).format(new Date(today));
  return (
    <div className="flex flex-col gap-2">
      <dl aria-label={t('month.label')} className="grid grid-cols-2 gap-3">
        <Tile label={t('month.soFar', { month })} {...worked} />
        <Tile label={t('month.toCome')} {...toCome} />
      </dl>
      <ButtonLink icon={Receipt} size="lg" to={paths.statistics.payslip(useMe().id, today.slice(0, 7))}>
        {t('month.payslip')}
      </ButtonLink>
    </div>
  );
};

const Tile = ({ label, minutes, shifts }: { label: string; minutes: number; shifts: number }) => {
  const { t } = useTranslation('worker');
  return (
    <div className="rounded-4 border-line bg-surface shadow-1 border px-4 py-3">
      <dt className="text-13 text-ink-2 first-letter:uppercase">{label}</dt>
      <dd className="figures text-24 tracking-figure font-semibold">
        {hours(minutes)} <span className="text-14 font-regular text-ink-3 tracking-[0]">{t('month.hours')}</span>
      </dd>
      <dd className="text-13 text-ink-3">{t('month.shifts', { count: shifts })}</dd>
    </div>
  );
};
