import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/me.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { fetchMe, cacheMe } from '../../api/load-me.ts';
import { roleOf } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { refusalOf } from './access-state.ts';

/**
 * Reloads the user with their notifications, which are live and tell of the answer to their request. The menu then
 * follows from their role.
 */
const useApproval = (isPending: boolean, since: string | undefined) => {
  const { dataUpdatedAt } = useGet(listNotifications, { query: { per_page: '1' } }, { enabled: isPending });
  useEffect(() => {
    if (!isPending || dataUpdatedAt === 0) return;
    const check = async () => {
      const user = await fetchMe().catch(() => null);
      if (user && (roleOf(user) !== 'ROLE_USER' || user.waits?.since !== since)) cacheMe(user);
    };
    void check();
  }, [isPending, since, dataUpdatedAt]);
};

/** A banner for users who cannot work yet: a buyer without a company, or a user who is pending approval. */
export const PendingApproval = ({ me }: { me: User }) => {
  const { t } = useTranslation(['settings', 'common']);
  const { waits } = me;
  useApproval(roleOf(me) === 'ROLE_USER', waits?.since);
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
  if (!waits) return <NoAccess />;
  return (
    <div className="pt-5">
      <Banner tone="info" title={t('waiting.title')}>
        <p>{t('waiting.asked', { day: deviceDay(waits.since), role: t(`common:role.${waits.role}`) })}</p>
        <p>{waits.company ? t('waiting.byCompany', { company: waits.company.name }) : t('waiting.byAdmin')}</p>
      </Banner>
    </div>
  );
};

/** For a user without a role and without a request: the refusal of the last request, or only what to do. */
const NoAccess = () => {
  const { t } = useTranslation(['settings', 'common']);
  const notifications = useGet(listNotifications, { query: { per_page: '100' } });
  if (!notifications.data && !notifications.error) return null;
  const refusal = refusalOf(notifications.data?.data ?? []);
  return (
    <div className="pt-5">
      {refusal ? (
        <Banner tone="warning" title={t('refused.title')}>
          <p>
            {refusal.role === null
              ? t('refused.on', { day: deviceDay(refusal.at) })
              : t('refused.role', {
                  day: deviceDay(refusal.at),
                  role: t(`common:role.${refusal.role}` as 'common:role.ROLE_USER'),
                })}
          </p>
          {refusal.reason !== null && <p>{t('refused.reason', { reason: refusal.reason })}</p>}
          <p>{t('refused.next')}</p>
        </Banner>
      ) : (
        <Banner tone="info" title={t('refused.none')}>
          {t('waiting.ask')}
        </Banner>
      )}
    </div>
  );
};
