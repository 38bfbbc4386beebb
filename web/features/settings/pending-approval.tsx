import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/me.ts';
import { fetchMe, cacheMe } from '../../api/load-me.ts';
import { roleOf } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { deviceTimeZone } from './device-time-zone.ts';

/** Milliseconds between two checks whether the person was admitted. */
const pause = 10_000;

/** Shows the menu as soon as the person is admitted, without a reload. */
const useAdmissionPolling = (waiting: boolean) =>
  useEffect(() => {
    if (!waiting) return;
    const check = async () => {
      const user = document.hidden ? null : await fetchMe().catch(() => null);
      if (user && roleOf(user) !== 'ROLE_USER') cacheMe(user);
    };
    const timer = setInterval(() => void check(), pause);
    return () => clearInterval(timer);
  }, [waiting]);

/** Explains to a newcomer why they cannot work yet and who can admit them. */
export const PendingApproval = ({ me }: { me: User }) => {
  const { t } = useTranslation(['settings', 'common']);
  const { waits } = me;
  useAdmissionPolling(roleOf(me) === 'ROLE_USER');
  if (me.needs_company)
    return (
      <div className="pt-5">
        <Banner
          tone="warning"
          title={t('company.none')}
          action={
            <ButtonLink variant="primary" to={paths.nameCompany}>
              {t('company.nameIt')}
            </ButtonLink>
          }
        >
          {t('company.needsIt')}
        </Banner>
      </div>
    );
  if (roleOf(me) !== 'ROLE_USER') return null;
  return (
    <div className="pt-5">
      <Banner tone="info" title={t('waiting.title')}>
        {waits ? (
          <>
            <p>
              {t('waiting.asked', {
                day: fullDay(dayOf(waits.since, deviceTimeZone)),
                role: t(`common:role.${waits.role}`),
              })}
            </p>
            <p>{waits.company ? t('waiting.byCompany', { company: waits.company.name }) : t('waiting.byAdmin')}</p>
          </>
        ) : (
          t('waiting.ask')
        )}
      </Banner>
    </div>
  );
};
