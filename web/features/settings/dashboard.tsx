import { useTranslation } from 'react-i18next';
import { Body, Page } from '../../ui/page.tsx';
import { Overview } from './overview.tsx';

export default function Dashboard() {
  const { t } = useTranslation('settings');
  return (
    <Page title={t('dashboard.title')}>
      <Body>
        <Overview />
      </Body>
    </Page>
  );
}
