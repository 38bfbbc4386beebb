import { Circle, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FirstStep } from '#shared/domain/setup/first-steps.ts';
import { useDashboard } from '../../domain/shifts/use-dashboard.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Where a step is done, for those that people do themselves. */
const places: Partial<Record<FirstStep, { to: string; go: 'company' | 'store' | 'performer' | 'people' | 'shift' }>> = {
  company: { to: paths.nameCompany, go: 'company' },
  store: { to: paths.stores.new, go: 'store' },
  performer: { to: paths.clients.find, go: 'performer' },
  people: { to: paths.people.invite, go: 'people' },
  shift: { to: paths.shifts.new, go: 'shift' },
};

/** What a new company still has to do. It goes away when everything is done. */
export const FirstSteps = () => {
  const { t } = useTranslation('settings');
  const heading = useId();
  const steps = useDashboard().data?.data.first_steps;
  if (!steps) return null;
  const left = steps.filter(({ done }) => !done);
  return (
    <section aria-labelledby={heading} className="border-line px-gutter border-b py-4">
      <h2 id={heading} className="text-14 font-semibold">
        {t('setup.title')}
      </h2>
      <p className="text-ink-2 mb-2">{t('setup.left', { count: left.length })}</p>
      <ol className="max-w-180">
        {steps.map(({ step, done }) => (
          <li key={step} className="border-line flex items-start gap-3 border-b py-2.5 last:border-b-0">
            {done ? (
              <CircleCheck aria-hidden className="text-success-text mt-0.5 size-4 flex-none" />
            ) : (
              <Circle aria-hidden className="text-ink-3 mt-0.5 size-4 flex-none" />
            )}
            <Step step={step} done={done} isNext={left[0]?.step === step} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const Step = ({ step, done, isNext }: { step: FirstStep; done: boolean; isNext: boolean }) => {
  const { t } = useTranslation('settings');
  const place = places[step];
  const title = t(`setup.steps.${step}.title`);
  if (done)
    return (
      <p className="text-ink-2">
        <span className="sr-only">{t('setup.done')} </span>
        {title}
      </p>
    );
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-ink-2 text-pretty">{t(`setup.steps.${step}.text`)}</p>
      </div>
      {place && (
        <ButtonLink variant={isNext ? 'primary' : 'plain'} to={place.to}>
          {t(`setup.steps.${place.go}.go`)}
        </ButtonLink>
      )}
    </div>
  );
};
