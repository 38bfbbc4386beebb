import { KeyRound, LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listSessions, type Session, signOutEverywhere } from '#shared/contracts/settings.ts';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet } from '../../api/query.ts';
import { reload } from '../../kit/parts/reload.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { currentLanguage } from '../../ui/i18n.ts';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Only a sign-in by e-mail has a password: with a phone alone there is a code by SMS each time. */
export const Security = () => {
  const { t } = useTranslation('settings');
  const { email } = useMe();
  return (
    <>
      {email === null ? (
        <Section title={t('security.password')}>
          <p>{t('security.noPassword')}</p>
        </Section>
      ) : (
        <Password />
      )}
      <Section
        title={t('security.sessions')}
        reason={t(email === null ? 'security.sessionsReasonPhone' : 'security.sessionsReason')}
      >
        <Sessions />
        <EndAll />
      </Section>
    </>
  );
};

const Password = () => {
  const { t } = useTranslation('settings');
  const [changing, setChanging] = useState(false);
  return (
    <Section title={t('security.password')} reason={t('security.passwordReason')}>
      <p>
        <Button icon={KeyRound} onClick={() => setChanging(true)}>
          {t('security.change')}
        </Button>
      </p>
      <p className="text-12 text-ink-3">{t('security.forgot')}</p>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Section>
  );
};

const Sessions = () => {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useGet(listSessions, {});
  if (data)
    return (
      <ul className="rounded-3 border-line divide-line divide-y border">
        {data.data.map((session) => (
          <Line key={session.id} session={session} />
        ))}
      </ul>
    );
  if (error)
    return (
      <p className="flex flex-wrap items-center gap-3">
        {t('security.sessionsDown')}
        <Button onClick={() => void refetch()}>{t('security.retry')}</Button>
      </p>
    );
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {[240, 300, 200].map((width) => (
        <span key={width} className="skeleton max-w-full" style={{ width }} />
      ))}
    </div>
  );
};

const Line = ({ session }: { session: Session }) => {
  const { t } = useTranslation('settings');
  const { browser, system } = session;
  const Icon = session.kind === 'phone' ? Smartphone : Monitor;
  const device = browser && system ? t('security.device', { browser, system }) : (browser ?? system);
  const country = session.country && new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(session.country);
  const day = (at: string) => deviceDay(at);
  return (
    <li className="flex items-start gap-3 px-3 py-2.5">
      <Icon className="text-ink-3 mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device ?? t('security.unknown')}
          {session.current && <Tag tone="success">{t('security.this')}</Tag>}
        </p>
        <p className="text-12 text-ink-2 break-words">
          {[session.city, country, session.address].filter(Boolean).join(' · ')}
        </p>
        <p className="text-12 text-ink-3 tabular-nums">
          {t('security.used', { day: day(session.last_used_at) })} ·{' '}
          {t('security.since', { day: day(session.signed_in_at) })}
        </p>
      </div>
    </li>
  );
};

const EndAll = () => {
  const { t } = useTranslation(['settings', 'common']);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await api(signOutEverywhere, { body: {} });
      reload(paths.signOut);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setBusy(false);
      setAsking(false);
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <p>
      <Button variant="danger-quiet" icon={LogOut} onClick={() => setAsking(true)}>
        {t('security.endAll')}
      </Button>
      <Confirm
        open={asking}
        title={t('security.endTitle')}
        confirm={t('security.endConfirm')}
        keep={t('security.endKeep')}
        danger
        busy={busy}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      >
        {t('security.endHelp')}
      </Confirm>
    </p>
  );
};
