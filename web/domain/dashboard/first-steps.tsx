import { Circle, CircleCheck, Hourglass } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FirstStep } from '#shared/domain/setup/first-steps.ts';
import { useMe } from '../../api/me.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useOpenRequests } from '../clients/open-requests.ts';
import { ownStep } from '../setup/next-step.ts';
import { useDashboard } from './use-dashboard.ts';

/** What a new company still has to do, and what it waits for. It goes away when everything is done. */
export const FirstSteps = () => {
  const { t } = useTranslation('dashboard');
  const heading = useId();
  const { first_steps: steps, invitations } = useDashboard().data?.data ?? {};
  const openRequests = useOpenRequests({
    enabled: steps?.some(({ step, done }) => step === 'performer' && !done) === true,
  });
  if (!steps) return null;
  const waits: Partial<Record<FirstStep, string | null>> = {
    performer: openRequests,
    people: invitations ? t('setup.invited', { count: invitations }) : null,
  };
  const left = steps.filter(({ done }) => !done);
  const next = left.find(({ step }) => !waits[step]) ?? left[0];
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
            ) : waits[step] ? (
              <Hourglass aria-hidden className="text-info-text mt-0.5 size-4 flex-none" />
            ) : (
              <Circle aria-hidden className="text-ink-3 mt-0.5 size-4 flex-none" />
            )}
            <Step step={step} done={done} waits={waits[step]} isNext={next?.step === step} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const Step = ({
  step,
  done,
  waits,
  isNext,
}: {
  step: FirstStep;
  done: boolean;
  waits: string | null | undefined;
  isNext: boolean;
}) => {
  const { t } = useTranslation('dashboard');
  const own = ownStep(step, useMe());
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
        <p className="text-ink-2 text-pretty">{waits ?? t(`setup.steps.${step}.text`)}</p>
      </div>
      {own && (
        <ButtonLink variant={isNext ? 'primary' : 'plain'} to={own.to}>
          {t(`setup.steps.${own.step}.go`)}
        </ButtonLink>
      )}
    </div>
  );
};
