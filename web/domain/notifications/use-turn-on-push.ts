import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getNotificationSettings } from '#shared/contracts/notifications.ts';
import { ApiProblem } from '../../api/problem.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { snack } from '../../ui/snackbars.tsx';
import { turnOnPush } from './push.ts';

/** For a button that turns push messages on in this browser. Needs the messages of `notifications`. */
export const useTurnOnPush = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      if (await turnOnPush()) snack({ tone: 'good', text: t('device.on') });
    } catch (error) {
      snack({ tone: 'bad', text: error instanceof ApiProblem ? error.message : t('device.failed') });
    } finally {
      setBusy(false);
      void refreshArea(client, getNotificationSettings.area);
    }
  };
  return { turnOn: () => void run(), busy };
};
