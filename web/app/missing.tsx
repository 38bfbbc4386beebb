import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Body, Page } from '../ui/page.tsx';

export default function Missing() {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('missing.title')}>
      <Body>
        <EmptyState
          kind="search"
          title={t('missing.text')}
          actions={
            <ButtonLink variant="primary" to={paths.root}>
              {t('missing.home')}
            </ButtonLink>
          }
        />
      </Body>
    </Page>
  );
}
