import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Confirm } from '../ui/dialog.tsx';
import { setUnsaved } from './unsaved.ts';

/** Asks before unsaved changes are lost. */
export const LeaveGuard = ({ dirty }: { dirty: boolean }) => {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const form = useId();
  useEffect(() => {
    setUnsaved(form, dirty);
    return () => setUnsaved(form, false);
  }, [form, dirty]);
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      confirm={t('form.leave')}
      keep={t('form.stay')}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('form.leaveHelp')}
    </Confirm>
  );
};
