import { useTranslation } from 'react-i18next';
import { type NotificationSettings, updateNotificationSettings } from '#shared/contracts/notifications.ts';
import type { Channel } from '#shared/domain/notifications/delivery.ts';
import { useSend } from '../../api/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Channels that no longer reach the person, each with the button that turns it on again. */
export const StoppedChannels = ({
  settings: { version, stopped },
}: {
  settings: Pick<NotificationSettings, 'version' | 'stopped'>;
}) => {
  const { t } = useTranslation('notifications');
  const save = useSend(updateNotificationSettings);
  if (stopped.length === 0) return null;
  const resume = (channel: Channel) =>
    save.mutate(
      { body: { version, resume: [channel] } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('stopped.resumed') }),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
      },
    );
  return (
    <div className="flex flex-col gap-3 pt-5">
      {stopped.map(({ channel, at }) => (
        <Banner
          key={channel}
          tone="warning"
          title={t(`stopped.${channel}.title`)}
          action={
            <Button busy={save.isPending} onClick={() => resume(channel)}>
              {t('stopped.resume')}
            </Button>
          }
        >
          {t(`stopped.${channel}.text`, { day: deviceDay(at) })}
        </Banner>
      ))}
    </div>
  );
};
