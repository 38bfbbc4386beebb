import { useTranslation } from 'react-i18next';
import { getNotificationSettings, type NotificationSettings } from '#shared/contracts/notifications.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DeviceSection } from './device-section.tsx';
import { History } from './history.tsx';
import { ReachFields } from './reach-fields.tsx';
import { StoppedChannels } from './stopped-channels.tsx';

/** How notifications reach the person. The settings belong to the login, so its accounts share them. */
export default function NotificationSettingsPage() {
  const { t } = useTranslation('notifications');
  return (
    <Loaded title={t('title')} answer={useGet(getNotificationSettings, {})}>
      {({ data }) => (
        <Page title={t('title')}>
          <Body>
            <div className="px-gutter border-line border-b">
              <StoppedChannels settings={data} />
              <DeviceSection devices={data.devices} />
            </div>
            <ReachFields settings={data} />
            <div className="px-gutter border-line border-t">
              <Contacts settings={data} />
              <History />
            </div>
          </Body>
        </Page>
      )}
    </Loaded>
  );
}

const Contacts = ({ settings: { email, phone } }: { settings: NotificationSettings }) => {
  const { t } = useTranslation('notifications');
  return (
    <Section title={t('contacts.title')}>
      <p className="break-words">{email === null ? t('contacts.noEmail') : t('contacts.email', { email })}</p>
      <p>{phone === null ? t('contacts.noPhone') : t('contacts.phone', { phone: phoneText(phone) })}</p>
      <ButtonLink to={paths.profile} className="self-start">
        {t('contacts.change')}
      </ButtonLink>
    </Section>
  );
};
