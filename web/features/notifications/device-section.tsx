import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getNotificationSettings,
  type NotificationSettings,
  removePushSubscription,
} from '#shared/contracts/notifications.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { pushHere } from '../../domain/notifications/push-here.ts';
import { turnOffPush } from '../../domain/notifications/push.ts';
import { useTurnOnPush } from '../../domain/notifications/use-turn-on-push.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Tag } from '../../ui/pill.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { useStore } from '../../ui/store.ts';

type Devices = NotificationSettings['devices'];

/** Push messages in this browser, and the person's devices that get them. */
export const DeviceSection = ({ devices }: { devices: Devices }) => {
  const { t } = useTranslation('notifications');
  const here = useStore(pushHere);
  const own = devices.find(({ id }) => id === here?.id);
  const turnOff = useTurnOffPush();
  return (
    <Section title={t('device.title')} reason={t('device.reason')}>
      {here === null ? (
        <span aria-hidden className="skeleton h-control w-full" />
      ) : own ? (
        <Switched text={t('device.on')}>
          <Button busy={turnOff.busy} onClick={turnOff.run}>
            {t('device.turnOff')}
          </Button>
        </Switched>
      ) : here.state === 'undecided' || here.state === 'allowed' ? (
        <Off />
      ) : (
        <Banner tone={here.state === 'blocked' ? 'warning' : 'info'} title={t(`device.${here.state}Title`)}>
          {t(`device.${here.state}`)}
        </Banner>
      )}
      {devices.length > 0 && <DeviceList devices={devices} own={own?.id} onRemoveOwn={turnOff.run} />}
    </Section>
  );
};

const Switched = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <p className="min-w-0 flex-1 basis-48">{text}</p>
    {children}
  </div>
);

const Off = () => {
  const { t } = useTranslation('notifications');
  const { turnOn, busy } = useTurnOnPush();
  return (
    <Switched text={t('device.off')}>
      <Button variant="primary" busy={busy} onClick={turnOn}>
        {t('device.turnOn')}
      </Button>
    </Switched>
  );
};

const useTurnOffPush = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const turnOff = async () => {
    setBusy(true);
    try {
      await turnOffPush();
      snack({ tone: 'good', text: t('device.off') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setBusy(false);
      void refreshArea(client, getNotificationSettings.area);
    }
  };
  return { run: () => void turnOff(), busy };
};

const DeviceList = ({
  devices,
  own,
  onRemoveOwn,
}: {
  devices: Devices;
  /** The id of this device. */
  own: string | undefined;
  onRemoveOwn: () => void;
}) => {
  const { t } = useTranslation('notifications');
  const remove = useSend(removePushSubscription);
  const removeOther = (id: string) =>
    remove.mutate(
      { query: { id } },
      {
        onSuccess: () => snack({ tone: 'good', text: t('devices.removed') }),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
      },
    );
  return (
    <>
      <h3 className="text-14 font-semibold">{t('devices.title')}</h3>
      <ul className="rounded-3 border-line divide-line divide-y border">
        {devices.map(({ id, name, created_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
            <Smartphone aria-hidden className="text-ink-3" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium break-words">
                {name || t('devices.unknown')}
                {id === own && <Tag tone="success">{t('devices.this')}</Tag>}
              </p>
              <p className="text-12 text-ink-3 tabular-nums">{t('devices.since', { day: deviceDay(created_at) })}</p>
            </div>
            <Button
              size="sm"
              aria-label={t('devices.removeDevice', { name: name || t('devices.unknown') })}
              busy={remove.isPending}
              onClick={() => (id === own ? onRemoveOwn() : removeOther(id))}
            >
              {t('devices.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
