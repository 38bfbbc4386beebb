import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Progress bar of a navigation: ten steps of 30 ms, then it stops at 90 % until the route has loaded. */
export const Progress = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Bar />;
};

const Bar = () => {
  const { t } = useTranslation('shell');
  const [done, setDone] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setDone((before) => Math.min(before + 10, 90)), 30);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="progressbar" aria-label={t('loading')} aria-valuenow={done} className="fixed inset-x-0 top-0 z-70 h-0.5">
      <div
        className="rounded-r-1 bg-primary h-full transition-[width] duration-(--t-fast)"
        style={{ width: `${done}%` }}
      />
    </div>
  );
};
