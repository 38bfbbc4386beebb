import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ClientPane } from './client-pane.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { Companies } from './companies.tsx';
import { EntryButton } from './directory-entry.tsx';
import { PerformerChoice } from './performer-choice.tsx';

/**
 * Who serves what, in two panes: the companies, and the stores of the chosen one. A performer has its clients, a
 * customer its performers, the platform the clients of the performer that it chooses. On a phone one pane is shown.
 */
export default function ClientList() {
  const { t } = useTranslation('clients');
  const me = useMe();
  const side = sideOf(roleOf(me));
  const mayDescribe = useMay('performer.update-entry');
  const [search, setSearch] = useSearchParams();
  const [vendor, company] = [search.get('vendor'), search.get('company')];
  const owner = vendor ? { vendor_id: vendor } : {};
  const choose = (chosen: string | null, options = {}) =>
    setSearch({ ...(vendor && { vendor }), ...(chosen && { company: chosen }) }, options);
  const performer = side === 'performer' ? me.company?.id : vendor;
  const title = t(side === 'customer' ? 'performersTitle' : 'title');
  return (
    <Page title={title} actions={mayDescribe && performer && <EntryButton key={performer} vendor={performer} />}>
      <ClientTabs current="clients" />
      {side === 'platform' && (
        <PerformerChoice vendor={vendor} onChange={(chosen) => setSearch(chosen ? { vendor: chosen } : {})} />
      )}
      {side === 'platform' && !vendor ? (
        <EmptyState kind="start" title={t('performer')}>
          {t('choosePerformer')}
        </EmptyState>
      ) : (
        <div className="grid min-h-0 flex-1 md:grid-cols-[minmax(240px,320px)_minmax(0,1fr)]">
          <div className={cx('border-line flex min-h-0 min-w-0 flex-col md:border-r', company && 'max-md:hidden')}>
            <Companies key={vendor} owner={owner} chosen={company} onChoose={choose} />
          </div>
          <div className={cx('flex min-h-0 min-w-0 flex-col', !company && 'max-md:hidden')}>
            {company ? (
              <ClientPane key={company} owner={owner} id={company} onClose={() => choose(null, { replace: true })} />
            ) : (
              <EmptyState kind="search" title={t('choose')}>
                {t('chooseText')}
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
