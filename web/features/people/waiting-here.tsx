import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { me as asked } from '../../api/load-me.ts';
import { useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { momentHere } from './words.ts';

const everyMinute = 60_000;

/** For somebody who was granted nothing yet: what they wait for, from whom, and since when. It looks again by itself. */
export default function WaitingHere() {
  const { t } = useTranslation(['people', 'common']);
  const { waits } = useMe();
  const { look, busy } = useLookAgain();
  if (!waits)
    return (
      <Banner tone="info" title={t('here.refused')} icon={Hourglass}>
        {t('here.refusedText')}
      </Banner>
    );
  const role = t(`common:role.${waits.role}`);
  const check = async () => {
    if (!(await look())) snack({ tone: 'good', text: t('here.still') });
  };
  return (
    <Banner
      tone="info"
      title={t('here.title')}
      icon={Hourglass}
      action={
        <Button busy={busy} onClick={() => void check()}>
          {t('here.check')}
        </Button>
      }
    >
      <p>{waits.company ? t('here.asksAt', { role, company: waits.company.name }) : t('here.asks', { role })}</p>
      <p>{t('here.since', { moment: momentHere(waits.since) })}</p>
    </Banner>
  );
}

/** Once somebody has answered, the app begins anew with the role that was given. */
const useLookAgain = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [look] = useState(() => async (): Promise<boolean> => {
    setBusy(true);
    const me = await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => null);
    setBusy(false);
    if (!me || me.roles[0] === 'ROLE_USER') return false;
    location.replace(paths.root);
    return true;
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), everyMinute);
    return () => clearInterval(timer);
  }, [look]);
  return { look, busy };
};
