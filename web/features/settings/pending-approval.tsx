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

const pollIntervalMs = 10_000;

/** Reloads the user until they are approved. The menu then follows from their role. */
const useApprovalPolling = (isPending: boolean) =>
  useEffect(() => {
    if (!isPending) return;
    const check = async () => {
      // A failed request is repeated at the next interval.
      const user = document.hidden ? null : await fetchMe().catch(() => null);
      if (user && roleOf(user) !== 'ROLE_USER') cacheMe(user);
    };
    const timer = setInterval(() => void check(), pollIntervalMs);
    return () => clearInterval(timer);
  }, [isPending]);

/** A banner for users who cannot work yet: a buyer without a company, or a user who is pending approval. */
export const PendingApproval = ({ me }: { me: User }) => {
  const { t } = useTranslation(['settings', 'common']);
  const { waits } = me;
  useApprovalPolling(roleOf(me) === 'ROLE_USER');
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
