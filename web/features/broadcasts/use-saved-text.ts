import { useTranslation } from 'react-i18next';
import type { Broadcast } from '#shared/contracts/broadcasts.ts';
import { productMoment } from './moment.ts';

/** What follows after a broadcast was saved. */
export const useSavedText = () => {
  const { t } = useTranslation('broadcasts');
  return ({ state, send_at }: Broadcast): string =>
    state === 'scheduled' && send_at !== null ? t('scheduledFor', { time: productMoment(send_at) }) : t('sentNow');
};
