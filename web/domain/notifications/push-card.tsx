import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { remember } from '../../ui/remember.ts';
import { useStore } from '../../ui/store.ts';
import { pushHere } from './push-here.ts';
import { useTurnOnPush } from './use-turn-on-push.ts';

const key = 'smena.push-card';

/**
 * Says what push messages are for, and turns them on. Shown where the browser has them and the person has not answered
 * its question, until it is dismissed on this device. Needs the messages of `notifications`.
 */
export default function PushCard({ reader }: { reader: 'worker' | 'office' }) {
  const { t } = useTranslation('notifications');
  const here = useStore(pushHere);
  const { turnOn, busy } = useTurnOnPush();
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(key) !== null);
  if (isDismissed || here?.state !== 'undecided') return null;
  const dismiss = () => {
    remember(key, '');
    setDismissed(true);
  };
  return (
    <Banner
      tone="info"
      icon={BellRing}
      title={t(`card.${reader}.title`)}
      action={
        <>
          <Button busy={busy} onClick={turnOn}>
            {t('card.turnOn')}
          </Button>
          <Button variant="ghost" onClick={dismiss}>
            {t('card.dismiss')}
          </Button>
        </>
      }
    >
      {t(`card.${reader}.text`)}
    </Banner>
  );
}
