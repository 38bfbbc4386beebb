import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Broken } from '../../kit/parts/broken.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { useKind } from './kinds.ts';
import { TreeList } from './tree-list.tsx';
import { useTree } from './use-tree.ts';

export default function SpecialtyTree() {
  const { t } = useTranslation('specialties');
  const { texts, paths } = useKind();
  const [search] = useSearchParams();
  const at = search.get('at');
  const tree = useTree(at);
  return (
    <Loaded title={t(`${texts}tree.title`)} answer={tree.roots}>
      {({ data }) => (
        <Page
          title={t(`${texts}tree.title`)}
          actions={
            <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.new}>
              {t(`${texts}new`)}
            </ButtonLink>
          }
        >
          <Toolbar>
            <Button size="sm" onClick={() => void tree.openAll()}>
              {t('tree.openAll')}
            </Button>
            <Button size="sm" onClick={tree.closeAll}>
              {t('tree.closeAll')}
            </Button>
          </Toolbar>
          <Body>
            {tree.failed && <Broken as="banner" error={tree.failed} onRetry={tree.retry} />}
            {data.length === 0 ? (
              <EmptyState kind="start" title={t(`${texts}first.title`)}>
                {t(`${texts}first.text`)}
              </EmptyState>
            ) : (
              <TreeList tree={tree} at={at} />
            )}
          </Body>
        </Page>
      )}
    </Loaded>
  );
}
