import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/me.ts';
import { roleOf } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { here } from './here.ts';

/** What keeps somebody from working here, and who ends it. */
export const Waiting = ({ me }: { me: User }) => {
  const { t } = useTranslation(['settings', 'common']);
  const { waits } = me;
  if (me.needs_company)
    return (
      <div className="pt-5">
        <Banner
          tone="warning"
          title={t('company.none')}
          action={
            <ButtonLink look="primary" to={paths.nameCompany}>
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
              {t('waiting.asked', { day: fullDay(dayOf(waits.since, here)), role: t(`common:role.${waits.role}`) })}
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
