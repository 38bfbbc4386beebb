import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tender } from '#shared/contracts/tenders.ts';
import { type TenderStatus, tenderWay } from '#shared/domain/tenders/transitions.ts';
import { cx } from '../../ui/cx.ts';
import { productTimeZone } from '../../ui/days.ts';
import { clock, dayMonth, dayOf } from '../../ui/format.ts';
import { lookOf } from './tender-status.tsx';

type Step = { status: TenderStatus; when: 'done' | 'now' | 'coming'; shown: TenderStatus; at: string | null };

/** The way of a tender: what is done, where it is and what follows. Below md a bar with one line. Nothing if canceled. */
export const TenderSteps = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const { status, clarified_from, created_at, deadline } = tender;
  // A clarification is no place on the way: it goes on where it was.
  const where = status === 'needs_clarification' ? clarified_from : status;
  const place = tenderWay.findIndex((one) => one === where);
  if (place < 0) return null;
  const steps = tenderWay.map((one, nth): Step => ({
    status: one,
    when: nth < place ? 'done' : nth === place ? 'now' : 'coming',
    shown: nth === place ? status : one,
    at:
      one === 'quotation' && deadline !== null
        ? t('steps.until', { at: `${dayMonth(dayOf(deadline, productTimeZone))} ${clock(deadline, productTimeZone)}` })
        : nth === 0
          ? dayMonth(dayOf(created_at, productTimeZone))
          : null,
  }));
  const next = tenderWay[place + 1];
  return (
    <section aria-label={t('steps.label')} data-tone={lookOf(status).tone}>
      <ol className="flex max-md:gap-1">
        {steps.map((step) => (
          <StepItem key={step.status} step={step} />
        ))}
      </ol>
      <p className="text-ink-2 mt-2 tabular-nums md:hidden">
        <b className="text-ink font-semibold">{t(`statuses.${status}`)}</b>,{' '}
        {t('steps.short', { step: place + 1, of: tenderWay.length })}
        {next && ` · ${t('steps.next', { status: t(`statuses.${next}`) })}`}
      </p>
    </section>
  );
};

const StepItem = ({ step: { when, shown, at } }: { step: Step }) => {
  const { t } = useTranslation('tenders');
  const Icon = when === 'done' ? Check : lookOf(shown).icon;
  return (
    <li
      aria-current={when === 'now' ? 'step' : undefined}
      className={cx(
        'group relative min-w-0 flex-1 max-md:h-1.5 max-md:rounded-full md:pr-3',
        when === 'done' && 'max-md:bg-line-strong',
        when === 'now' && 'max-md:bg-(--fg)',
        when === 'coming' && 'max-md:bg-press',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'absolute border-line-strong group-last:hidden max-md:hidden md:top-[9.5px] md:right-1 md:left-6 md:border-t',
          when !== 'done' && 'border-dashed',
        )}
      />
      <span
        aria-hidden
        className={cx(
          'grid size-5 flex-none place-items-center rounded-full max-md:hidden [&>svg]:size-3',
          when === 'done' && 'bg-press text-ink-2',
          when === 'now' && 'bg-(--bg) text-(--fg) ring-1 ring-(--fg)',
          when === 'coming' && 'border-line-strong border',
        )}
      >
        {when !== 'coming' && <Icon />}
      </span>
      <span className="block min-w-0 max-md:sr-only md:mt-1.5">
        <span className={cx('block wrap-anywhere', when === 'now' ? 'font-semibold text-(--fg)' : 'text-ink-2')}>
          {t(`statuses.${shown}`)}
        </span>
        <span className={cx('text-12 text-ink-3 block tabular-nums', at === null && 'sr-only')}>
          {at ?? t(`steps.${when}`)}
        </span>
      </span>
    </li>
  );
};
