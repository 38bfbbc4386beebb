import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { signIn } from '../../api/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Field } from '../../ui/field.tsx';
import { phone } from '../../ui/format.ts';
import { NewPassword } from '../../ui/new-password.tsx';
import { acceptInvitation } from './calls.ts';
import type { Link } from './calls.ts';
import { useGoOn } from './go-on.ts';
import { LinkGone, LinkPage } from './link-page.tsx';
import { Marked } from './marked.tsx';
import { usePasswordMistakes } from './password-mistakes.ts';
import { useTell } from './refusal.ts';
import type { Told } from './refusal.ts';
import { useSignInByPhone, useSignInByPassword } from './send-code.ts';
import { focusMistake, Step, tall, tallness } from './step.tsx';
import { useSteps } from './steps.ts';
import { TermsField } from './terms-field.tsx';

/** /auth/invitation/{code}: who invites, as what; with a phone the code comes after, with an e-mail a password is set. */
export default function Invitation() {
  return <LinkPage invites>{(link, code) => <InvitationStep link={link} code={code} />}</LinkPage>;
}

type Mistakes = { fio?: string; password?: string; password2?: string };

const InvitationStep = ({ link, code }: { link: Link; code: string }) => {
  const { t } = useTranslation(['auth', 'common']);
  const { go } = useSteps();
  const goOn = useGoOn();
  const tell = useTell();
  const signInByPhone = useSignInByPhone();
  const signInByPassword = useSignInByPassword();
  const check = usePasswordMistakes();
  const byPhone = link.email === null;
  const withPassword = !byPhone && !link.known;
  const [fio, setFio] = useState(link.fio ?? '');
  const [terms, setTerms] = useState(false);
  const [value, setValue] = useState({ password: '', password2: '' });
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [refused, setRefused] = useState<Told | null>(null);
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  const role = t(`common:role.${link.role ?? 'ROLE_USER'}`);
  const who = link.company?.name;

  const enter = async () => {
    const accepted = await acceptInvitation({ code, terms, ...(!link.known && { fio }), ...(withPassword && value) });
    const entering = byPhone
      ? signInByPhone(accepted.phone ?? link.phone ?? '')
      : withPassword
        ? signIn(accepted.email ?? '', value.password).then(() => goOn())
        : signInByPassword(accepted.email ?? link.email ?? '');
    await entering.catch(() => go('check-in', { replace: true, more: { accepted: '' } }));
  };
  const submit = async () => {
    const found: Mistakes = {
      ...(!link.known && fio.trim() === '' && { fio: t('required.name') }),
      ...(withPassword && check(value)),
    };
    setMistakes(found);
    setRefused(null);
    if (Object.keys(found).length > 0) return focusMistake();
    setBusy(true);
    try {
      await enter();
    } catch (error) {
      const told = tell(error);
      setGone(error instanceof ApiProblem && error.code === 'link-gone');
      setMistakes(told.fields);
      setRefused(told);
      setBusy(false);
      focusMistake();
    }
  };

  if (gone) return <LinkGone invites />;
  return (
    <>
      {who && <Avatar name={who} company size="lg" />}
      <Step
        title={t('invitation.title')}
        reason={
          <Marked text={who ? t('invitation.from', { company: who, role }) : t('invitation.fromNobody', { role })} />
        }
        refused={refused}
        submit={t('invitation.submit')}
        busy={busy}
        disabled={!terms}
        onSubmit={() => void submit()}
      >
        {!link.known && (
          <Field label={t('invitation.name')} mistake={mistakes.fio}>
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
          <Marked
            text={
              byPhone
                ? t('invitation.byPhone', { phone: phone(link.phone ?? '') })
                : t('invitation.byEmail', { email: link.email ?? '' })
            }
          />
        </p>
        {withPassword && <NewPassword value={value} onChange={setValue} mistakes={mistakes} tall={tallness} />}
        <TermsField checked={terms} onChange={setTerms} />
      </Step>
    </>
  );
};
