import { useTranslation } from 'react-i18next';
import { listDeliveryDocuments } from '#shared/contracts/supply.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { type DocumentStatus, documentStatuses, endedStatuses } from '#shared/domain/supply/documents.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import type { TabItem } from '../../ui/tabs.tsx';
import { useDocumentColumns } from './document-columns.tsx';

const ended: readonly DocumentStatus[] = endedStatuses;
const current = documentStatuses.filter((status) => !ended.includes(status));

/** The list of documents, or of those that a newer one or a decision has ended. */
export const Documents = ({ isHistory }: { isHistory: boolean }) => {
  const { t } = useTranslation('supply');
  const state = useListState(isHistory ? 'delivery-history' : 'delivery-documents', listDeliveryDocuments, {
    text: 'one',
    statuses: isHistory ? endedStatuses : current,
  });
  const chosen = state.filters.statuses ?? [];
  const query = { ...state.query, statuses: chosen.length > 0 ? chosen : isHistory ? [...endedStatuses] : current };
  const kind = isHistory ? 'firstEnded' : 'first';
  return (
    <ListPage
      title={t(isHistory ? 'documents.history' : 'documents.title')}
      state={state}
      list={useGet(listDeliveryDocuments, { query })}
      columns={useDocumentColumns(isHistory)}
      tabs={<ShopTabs current="documents" />}
      views={useViews(isHistory, chosen)}
      search={{ filter: 'text', label: t('documents.search') }}
      tools={<ExportMenu list="documents" query={() => query} />}
      href={({ id }) => paths.deliveryDocuments.view(id)}
      none={{ title: t('documents.none.title'), text: t('documents.none.text') }}
      first={{ title: t(`documents.${kind}.title`), text: t(`documents.${kind}.text`) }}
    />
  );
};

/** One status per view; the last one is the other list. What waits for the reader has its number. */
const useViews = (isHistory: boolean, chosen: readonly DocumentStatus[]): TabItem[] => {
  const { t } = useTranslation('supply');
  const side = sideOf(roleOf(useMe()));
  const hot: DocumentStatus | null = side === 'performer' ? 'rejected' : side === 'platform' ? null : 'issued';
  const waiting = useGet(
    listDeliveryDocuments,
    { query: { statuses: [hot ?? 'issued'], per_page: '1' } },
    { enabled: hot !== null },
  );
  const total = waiting.data?.total ?? 0;
  const { list, history } = paths.deliveryDocuments;
  const view = (status: DocumentStatus): TabItem => ({
    id: status,
    label: t(`documents.views.${status}`),
    to: `${isHistory ? history : list}?statuses=${status}`,
    current: chosen.length === 1 && chosen[0] === status,
    ...(status === hot && total > 0 && { count: total, hot: true }),
  });
  const all = (id: 'all' | 'history', to: string, isHere: boolean): TabItem => ({
    id,
    label: t(`documents.views.${id}`),
    to,
    current: isHere && chosen.length === 0,
  });
  return isHistory
    ? [all('all', list, false), all('history', `${history}?page=1`, true), ...endedStatuses.map(view)]
    : [all('all', `${list}?page=1`, true), ...current.map(view), all('history', history, false)];
};
