import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/format.ts';
import type { Outcome } from './punch-queue.ts';
import type { Punch } from './punches.ts';

/** Above the page: punches that are not sent, and a missing connection. */
export const ConnectionBanner = ({
  online,
  waiting,
  since,
}: {
  online: boolean;
  waiting: readonly Punch[];
  /** HH:mm of the shown data. */
  since: string;
}) => {
  const { t } = useTranslation('worker');
  const kept = waiting.filter(({ waits }) => waits);
  if (kept.length > 0) {
    const punches = kept.map(({ action, at, time_zone }) => t(`unsent.${action}`, { time: clock(at, time_zone) }));
    return (
      <Banner tone="warning" icon={CloudOff} title={t('unsent.title')}>
        {`${punches.join(', ')}. ${t('unsent.text', { count: kept.length })}`}
      </Banner>
    );
  }
  return (
    !online && (
      <Banner tone="info" icon={CloudOff} title={t('offline.title')}>
        {t('offline.text', { time: since })}
      </Banner>
    )
  );
};

/** Punches that were recorded later than shown, or refused. Shown until confirmed. */
export const OutcomeBanners = ({ outcomes, onRead }: { outcomes: readonly Outcome[]; onRead: () => void }) => {
  const { t } = useTranslation('worker');
  return outcomes.map(({ punch: { key, action, at, time_zone }, recorded_at, refusal }, nth) => {
    const time = clock(at, time_zone);
    const recorded = recorded_at && clock(recorded_at, time_zone);
    return (
      <Banner
        key={key}
        tone={recorded ? 'warning' : 'danger'}
        title={recorded ? t(`outcome.late.${action}`, { time, recorded }) : t(`outcome.refused.${action}`, { time })}
        action={
          nth === outcomes.length - 1 && (
            <Button className="h-11!" onClick={onRead}>
              {t('news.gotIt')}
            </Button>
          )
        }
      >
        {recorded ? t('outcome.lateText') : refusal}
      </Banner>
    );
  });
};
