import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { Confirm } from '../../ui/dialog.tsx';

/** Asks before the account is left while punches are unsent: they are sent only from this account on this phone. */
export const LeaveAccount = ({ unsent }: { unsent: boolean }) => {
  const { t } = useTranslation('worker');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const requestedId = search.get('leave');
  const [leaving, setLeaving] = useState(requestedId);
  if (requestedId !== null && requestedId !== leaving) setLeaving(requestedId);
  // The next visit opens the last address, so the question must not stay in it.
  useEffect(() => {
    if (requestedId !== null) setSearch({}, { replace: true });
  }, [requestedId, setSearch]);
  return (
    <Confirm
      open={leaving !== null && unsent}
      danger
      title={t('unsent.leaveTitle')}
      confirm={t('unsent.leave')}
      keep={t('unsent.stay')}
      onConfirm={() => void navigate(paths.leaveAnyway(leaving ?? ''))}
      onClose={() => setLeaving(null)}
    >
      {t('unsent.leaveText')}
    </Confirm>
  );
};
