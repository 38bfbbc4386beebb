import { useTranslation } from 'react-i18next';
import { Overview } from '../../domain/dashboard/overview.tsx';
import { Body, Page } from '../../ui/page.tsx';

export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  return (
    <Page title={t('title')}>
      <Body>
        <Overview />
      </Body>
    </Page>
  );
}
