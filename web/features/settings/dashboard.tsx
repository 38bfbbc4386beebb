import { useTranslation } from 'react-i18next';
import { Body, Page } from '../../ui/page.tsx';
import { Tasks } from './attention.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Week } from './week.tsx';

/** What needs the person now, the first steps of a new company, and how this week is filled. */
export default function Dashboard() {
  const { t } = useTranslation('settings');
  return (
    <Page title={t('dashboard.title')}>
      <Body>
        <Tasks />
        <FirstSteps />
        <Week />
      </Body>
    </Page>
  );
}
