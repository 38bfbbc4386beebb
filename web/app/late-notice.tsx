import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsPolling } from '../api/live-state.ts';
import { Notice } from '../ui/notice.tsx';

/**
 * Tells that changes by others arrive by polling, because there is no connection for live updates. Without any
 * connection they do not arrive, as the screens say.
 */
export const LateNotice = () => {
  const { t } = useTranslation('shell');
  const isPolling = useIsPolling();
  return <Notice icon={CloudOff}>{isPolling && t('late')}</Notice>;
};
