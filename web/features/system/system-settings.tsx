import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getSystemSettings } from '#shared/contracts/system.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { FooterForm } from './footer-form.tsx';
import { IssuerForm } from './issuer-form.tsx';
import { NewDaysForm } from './new-days-form.tsx';
import { ReferralBonusesForm } from './referral-bonuses-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { SupportHoursForm } from './support-hours-form.tsx';

/** Every setting of the platform. */
export default function SystemSettings() {
  const { t } = useTranslation('system');
  return (
    <Loaded title={t('title')} answer={useGet(getSystemSettings, {})}>
      {({ data }) => (
        <Page
          title={t('title')}
          actions={
            <ButtonLink to={paths.auditOfSettings} icon={History}>
              {t('history')}
            </ButtonLink>
          }
        >
          <Body>
            <NewDaysForm setting={data.new_days} />
            <ReferralBonusesForm setting={data.referral_bonuses} />
            <ShopForm setting={data.shop} />
            <FooterForm setting={data.footer} />
            <IssuerForm setting={data.issuer} />
            <SupportHoursForm setting={data.support_hours} />
          </Body>
        </Page>
      )}
    </Loaded>
  );
}
