import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#shared/domain/people/phone.ts';
import { signIn } from '../../api/session.ts';
import { NewPassword } from '../../domain/auth/new-password.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Field } from '../../ui/field.tsx';
import { acceptInvitation, type Link } from './calls.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { ExpiredLink, LinkPage } from './link-page.tsx';
import { usePasswordErrors } from './password-errors.ts';
import { useSignInByPhone, useSignInByPassword } from './send-code.ts';
import { Step, tall, tallness } from './step.tsx';
import { useSteps } from './steps.ts';
import { TermsField } from './terms-field.tsx';
import { useContinue } from './use-continue.ts';
import { useSubmit } from './use-submit.ts';

/**
 * /auth/invitation/{code}: shows who invites and to which role. An invitation by phone continues with a code, one by
 * e-mail with a password.
 */
export default function Invitation() {
  return <LinkPage kind="invitation">{(link, code) => <InvitationStep link={link} code={code} />}</LinkPage>;
}

type Errors = { fio?: string; password?: string; password2?: string };

const InvitationStep = ({ link, code }: { link: Link; code: string }) => {
  const { t } = useTranslation(['auth', 'common']);
  const { go } = useSteps();
  const continueSignIn = useContinue();
  const signInByPhone = useSignInByPhone();
  const signInByPassword = useSignInByPassword();
  const check = usePasswordErrors();
  const byPhone = link.email === null;
  const withPassword = !byPhone && !link.known;
  const [fio, setFio] = useState(link.fio ?? '');
  const [terms, setTerms] = useState(false);
  const [value, setValue] = useState({ password: '', password2: '' });
  const role = t(`common:role.${link.role ?? 'ROLE_USER'}`);
  const who = link.company?.name;

  const enter = async () => {
    const accepted = await acceptInvitation({ code, terms, ...(!link.known && { fio }), ...(withPassword && value) });
    const entering = byPhone
      ? signInByPhone(accepted.phone ?? link.phone ?? '')
      : withPassword
        ? signIn(accepted.email ?? '', value.password).then(() => continueSignIn())
        : signInByPassword(accepted.email ?? link.email ?? '');
    await entering.catch(() => go('check-in', { replace: true, more: { accepted: '' } }));
  };
  const { errors, ...submission } = useSubmit<Errors>({
    check: () => ({
      ...(!link.known && fio.trim() === '' && { fio: t('required.name') }),
      ...(withPassword && check(value)),
    }),
    send: enter,
    onFields: (fields) => fields,
  });

  if (submission.refused?.code === 'link-gone') return <ExpiredLink kind="invitation" />;
  return (
    <>
      {who && <Avatar name={who} company size="lg" />}
      <Step
        title={t('invitation.title')}
        reason={
          <EmphasizedText
            text={who ? t('invitation.from', { company: who, role }) : t('invitation.fromNobody', { role })}
          />
        }
        submit={t('invitation.submit')}
        disabled={!terms}
        {...submission}
      >
        {!link.known && (
          <Field label={t('invitation.name')} error={errors.fio}>
            {(ids) => (
              <input
                {...ids}
                name="name"
                autoComplete="name"
                maxLength={200}
                value={fio}
                onChange={(event) => setFio(event.target.value)}
                className={tall}
              />
            )}
          </Field>
        )}
        <p className="text-14 text-ink-2">
          <EmphasizedText
            text={
              byPhone
                ? t('invitation.byPhone', { phone: phoneText(link.phone ?? '') })
                : t('invitation.byEmail', { email: link.email ?? '' })
            }
          />
        </p>
        {withPassword && <NewPassword value={value} onChange={setValue} errors={errors} tall={tallness} />}
        <TermsField checked={terms} onChange={setTerms} />
      </Step>
    </>
  );
};
