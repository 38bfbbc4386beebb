import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/format.ts';
import type { Outcome, Punch } from './punches.ts';

/** Above the page: punches that are not sent, and a missing connection. */
export const ConnectionBanner = ({
  online,
  waiting,
  since,
}: {
  online: boolean;
  waiting: readonly Punch[];
  /** When the shown data came. */
  since: string;
}) => {
  const { t } = useTranslation(['worker', 'common']);
  const unsent = waiting.filter(({ waits }) => waits);
  if (unsent.length > 0) {
    const punches = unsent.map(({ action, at, time_zone }) => t(`unsent.${action}`, { time: clock(at, time_zone) }));
    return (
      <Banner tone="warning" icon={CloudOff} title={t('unsent.title')}>
        {`${punches.join(', ')}. ${waiting.every((punch) => punch.kept) ? t('unsent.text', { count: unsent.length }) : t('common:unsent.notKept')}`}
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

/** Punches that were recorded at another time, not counted, refused, or not sent in time. Shown until confirmed. */
export const OutcomeBanners = ({
  outcomes,
  onRead,
  onSendWithoutCode,
}: {
  outcomes: readonly Outcome[];
  onRead: () => void;
  onSendWithoutCode: () => void;
}) => {
  const { t } = useTranslation('worker');
  const lastByCode = outcomes.findLastIndex((outcome) => outcome.is === 'refused' && outcome.byCode);
  return outcomes.map((outcome, nth) => {
    const { key, action, at, time_zone } = outcome.punch;
    const time = clock(at, time_zone);
    return (
      <Banner
        key={key}
        tone={outcome.is === 'late' || outcome.is === 'claimed' ? 'warning' : 'danger'}
        title={titleOf(outcome)}
        action={
          nth === lastByCode ? (
            <Button variant="primary" className="h-11!" onClick={onSendWithoutCode}>
              {t('outcome.withoutCode')}
            </Button>
          ) : (
            nth === outcomes.length - 1 && (
              <Button className="h-11!" onClick={onRead}>
                {t('news.gotIt')}
              </Button>
            )
          )
        }
      >
        {outcome.is === 'refused' ? outcome.message : t(`outcome.${outcome.is}Text`)}
      </Banner>
    );

    function titleOf(one: Outcome): string {
      if (one.is === 'late') return t(`outcome.late.${action}`, { time, recorded: clock(one.recorded_at, time_zone) });
      return t(`outcome.${one.is === 'claimed' ? 'claimed' : 'refused'}.${action}`, { time });
    }
  });
};
