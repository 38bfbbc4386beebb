import { useTranslation } from 'react-i18next';
import { listServiceRequests } from '#shared/contracts/clients.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

type Tab = 'clients' | 'requests' | 'find';

/** Who works with whom, the requests to do so, and for a customer the directory of performers. */
export const ClientTabs = ({ current }: { current: Tab }) => {
  const { t } = useTranslation('clients');
  const side = sideOf(roleOf(useMe()));
  const finds = useMay('performer.list');
  const { data } = useGet(listServiceRequests, { query: { states: 'open', per_page: '1' } });
  const tab = (id: Tab, label: string, to: string, more = {}) => ({ id, label, to, current: id === current, ...more });
  const open = data?.total ?? 0;
  return (
    <Tabs
      label={t('tabs.label')}
      items={[
        tab('clients', t(side === 'customer' ? 'performersTitle' : 'title'), paths.clients.list),
        tab('requests', t('requests.title'), paths.clients.requests, {
          ...(open > 0 && { count: open, hot: side === 'performer' }),
        }),
        ...(finds ? [tab('find', t('tabs.find'), paths.clients.find)] : []),
      ]}
    />
  );
};
