import { useTranslation } from 'react-i18next';
import { getShift } from '#shared/contracts/shifts.ts';
import { useGet } from '../../api/query.ts';
import { HoursTag } from '../../domain/hours/hours-tag.tsx';
import { PayLines } from '../../domain/hours/pay-lines.tsx';
import { reductionsOf } from '../../domain/hours/reductions.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { hours } from '../../ui/format.ts';

/** The state of the worker's hours, every reduction of them with its reason, and the pay. */
export default function MyHours({ id }: { id: string }) {
  const { t } = useTranslation('hours');
  const { data, error, refetch } = useGet(getShift, { params: { id } });
  const shift = data?.data;
  if (!shift)
    return error ? <Broken as="banner" error={error} onRetry={refetch} /> : <span className="skeleton mb-3 w-40" />;
  return (
    <div className="flex flex-col gap-3 pb-4">
      {shift.hours && (
        <>
          <p>
            <HoursTag state={shift.hours.state} />
          </p>
          {reductionsOf(shift.hours.record).map(({ step, before }) => (
            <div key={step.at} className="rounded-3 bg-warning-soft px-3 py-2.5">
              <b className="figures text-14 block font-medium">
                {t('mine.reduced', {
                  step: t(`card.step.${step.kind}`),
                  minutes: hours(before - step.minutes),
                  before: hours(before),
                  after: hours(step.minutes),
                })}
              </b>
              {step.reason !== null && (
                <span className="text-ink-2 block text-pretty wrap-anywhere whitespace-pre-line">{step.reason}</span>
              )}
              {step.by && <span className="text-13 text-ink-2 block">{step.by.fio}</span>}
            </div>
          ))}
        </>
      )}
      {shift.pay && <PayLines pay={shift.pay} />}
    </div>
  );
}
