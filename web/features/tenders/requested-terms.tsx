import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tender } from '#shared/contracts/tenders.ts';
import { productTimeZone } from '../../ui/days.ts';
import { clock, dayOf, shortDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { amountOf, shareOf } from './amount.ts';
import { sectionOf } from './section-values.ts';

/** The terms that performers quote for. What nobody has written yet is left out. */
export const RequestedTerms = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const { sum_insured, attachment, ceiling, currency, deadline, report_ready } = tender;
  const { order } = sectionOf(tender, 8).values;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-14 mb-3 font-semibold">
        {t('asked.title')}
      </h2>
      <dl className="grid grid-cols-[108px_minmax(0,1fr)] gap-x-3 gap-y-2">
        {sum_insured !== null && <Fact label={t('asked.sumInsured')}>{amountOf(sum_insured, currency)}</Fact>}
        {attachment !== null && ceiling !== null && (
          <Fact label={t('asked.layer')}>
            {amountOf(ceiling - attachment, currency)}
            <span className="text-ink-3 block">{t('asked.over', { amount: amountOf(attachment, currency) })}</span>
          </Fact>
        )}
        {typeof order === 'number' && (
          <Fact label={t('asked.order')}>{t('asked.ofLayer', { share: shareOf(order) })}</Fact>
        )}
        {deadline !== null && (
          <Fact label={t('asked.until')}>
            {`${shortDay(dayOf(deadline, productTimeZone))} ${clock(deadline, productTimeZone)}`}
          </Fact>
        )}
        <Fact label={t('asked.report')}>
          <Tag tone={report_ready ? 'success' : 'warning'} icon={report_ready ? CircleCheck : Hourglass}>
            {t(report_ready ? 'asked.ready' : 'asked.notReady')}
          </Tag>
        </Fact>
      </dl>
    </section>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
  </>
);
