import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { confirmEmail } from './calls.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { ExpiredLink, LinkPage } from './link-page.tsx';
import { Step } from './step.tsx';
import { useSubmit } from './use-submit.ts';

/** /auth/confirm_email/{code}: the address that got the link becomes the e-mail of its login. */
export default function ConfirmEmail() {
  return (
    <LinkPage kind="email">
      {(link, code) =>
        link.purpose === 'email' ? <ConfirmStep email={link.email ?? ''} code={code} /> : <ExpiredLink kind="email" />
      }
    </LinkPage>
  );
}

/** Needs a press, because mail scanners open the links of letters. */
const ConfirmStep = ({ email, code }: { email: string; code: string }) => {
  const { t } = useTranslation('auth');
  const [done, setDone] = useState(false);
  const { errors: _, ...submission } = useSubmit({
    check: () => ({}),
    send: async () => {
      await confirmEmail(code);
      setDone(true);
    },
    onFields: () => ({}),
  });

  if (done)
    return (
      <Step
        key="done"
        title={t('confirmEmail.done')}
        reason={<EmphasizedText text={t('confirmEmail.doneReason', { who: email })} />}
        back={
          <ButtonLink to="/" variant="primary" size="lg">
            {t('confirmEmail.open')}
          </ButtonLink>
        }
      />
    );
  if (submission.refused?.code === 'link-gone') return <ExpiredLink kind="email" />;
  return (
    <Step
      title={t('confirmEmail.title')}
      reason={<EmphasizedText text={t('confirmEmail.reason', { who: email })} />}
      submit={t('confirmEmail.submit')}
      back={null}
      {...submission}
    />
  );
};
