import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { signIn } from '../../api/session.ts';
import { NewPassword } from '../../ui/new-password.tsx';
import { setPassword } from './calls.ts';
import type { Link } from './calls.ts';
import { useGoOn } from './go-on.ts';
import { LinkGone, LinkPage } from './link-page.tsx';
import { Marked } from './marked.tsx';
import { usePasswordMistakes } from './password-mistakes.ts';
import { useTell } from './refusal.ts';
import type { Told } from './refusal.ts';
import { focusMistake, Step, tallness } from './step.tsx';
import { useSteps } from './steps.ts';

/** /auth/activate/{code} and /auth/change_password/{code}: a password, and one is in. */
export default function SetPassword() {
  return <LinkPage>{(link, code) => <SetPasswordStep link={link} code={code} />}</LinkPage>;
}

const SetPasswordStep = ({ link, code }: { link: Link; code: string }) => {
  const { t } = useTranslation('auth');
  const { go } = useSteps();
  const goOn = useGoOn();
  const tell = useTell();
  const check = usePasswordMistakes();
  const [value, setValue] = useState({ password: '', password2: '' });
  const [mistakes, setMistakes] = useState<{ password?: string; password2?: string }>({});
  const [refused, setRefused] = useState<Told | null>(null);
  const [gone, setGone] = useState(false);
  const [busy, setBusy] = useState(false);
  const first = link.purpose === 'activate';
  const who = link.email ?? link.fio ?? '';

  const submit = async () => {
    const found = check(value);
    setMistakes(found);
    setRefused(null);
    if (Object.keys(found).length > 0) return focusMistake();
    setBusy(true);
    try {
      const { email } = await setPassword({ ...value, code });
      await signIn(email, value.password)
        .then(() => goOn())
        .catch(() => go('check-in', { replace: true, more: { saved: '' } }));
    } catch (error) {
      const told = tell(error);
      setGone(error instanceof ApiProblem && error.code === 'link-gone');
      setMistakes(told.fields);
      setRefused(told);
      setBusy(false);
      focusMistake();
    }
  };

  if (gone) return <LinkGone invites={false} />;
  return (
    <Step
      title={first ? t('activate.title', { name: link.fio ?? '' }) : t('newPassword.title')}
      reason={<Marked text={t(first ? 'activate.reason' : 'newPassword.of', { who })} />}
      refused={refused}
      submit={t(first ? 'activate.submit' : 'newPassword.submit')}
      busy={busy}
      onSubmit={() => void submit()}
    >
      <input type="text" name="username" autoComplete="username" value={who} readOnly hidden />
      <NewPassword value={value} onChange={setValue} mistakes={mistakes} autoFocus tall={tallness} />
    </Step>
  );
};
