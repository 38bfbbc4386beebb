import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { getLink, type Link } from './calls.ts';
import { Step } from './step.tsx';
import { useSteps } from './steps.ts';
import { useRequest } from './use-request.ts';

/** What a link is for, where it decides what to do when it is gone. */
type LinkKind = 'password' | 'invitation' | 'email' | 'phone';

/** A page opened from a link in an e-mail: shows what the link is for, or that it is no longer valid. */
export const LinkPage = ({
  kind = 'password',
  children,
}: {
  kind?: LinkKind;
  children: (link: Link, code: string) => ReactNode;
}) => {
  const { code = '' } = useParams();
  const { data, error, retry } = useRequest(() => getLink(code));
  const gone = error instanceof ApiProblem && error.code === 'link-gone';
  return (
    <AuthLayout filled>
      {data && children(data, code)}
      {data === undefined && error === undefined && <div className="min-h-80" />}
      {gone && <ExpiredLink kind={kind} />}
      {error !== undefined && !gone && <Broken as="page" error={error} onRetry={retry} />}
    </AuthLayout>
  );
};

export const ExpiredLink = ({ kind = 'password' }: { kind?: LinkKind }) => {
  const { t } = useTranslation('auth');
  const { addressOf } = useSteps();
  return (
    <Step
      title={t('gone.title')}
      reason={t('gone.text')}
      back={
        <div className="flex flex-col gap-3">
          {kind === 'password' && (
            <ButtonLink to={addressOf('forgot-password')} variant="primary" size="lg">
              {t('gone.password')}
            </ButtonLink>
          )}
          <ButtonLink to={addressOf('check-in')} variant={kind === 'password' ? 'plain' : 'primary'} size="lg">
            {t('gone.signIn')}
          </ButtonLink>
        </div>
      }
    >
      {kind !== 'password' && <p className="text-14">{t(`gone.${kind}`)}</p>}
    </Step>
  );
};
