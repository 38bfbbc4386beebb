import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { listNotifications, type Notification, readNotifications } from '#shared/contracts/notifications.ts';
import { api } from '../../api/client.ts';
import { fetchMe } from '../../api/load-me.ts';
import { useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryOf } from '../../api/query-of.ts';
import { useSend } from '../../api/query.ts';
import { chooseAccount } from '../../api/session.ts';
import { linkOf } from '../../domain/notifications/notification-links.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { reload } from '../../kit/parts/reload.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLanguage } from '../../ui/i18n.ts';
import { Body, Page } from '../../ui/page.tsx';
import { findNotification } from './find-notification.ts';

const perPage = '100';

/** What a push message opens: the page of its notification, as the account that got it. */
export default function OpenNotification() {
  const me = useMe();
  const [search] = useSearchParams();
  const account = search.get('account');
  const isOfOther = account !== null && account !== me.id && me.users.some(({ id }) => id === account);
  const id = search.get('id');
  if (isOfOther) return <ActAs account={account} />;
  return id === null ? <Navigate to={paths.notifications.history} replace /> : <Opened id={id} />;
}

/** Another account starts in a new document. It is chosen once it is known to be usable. Returns why it is not. */
const actAs = async (account: string, address: string): Promise<ApiProblem | null> => {
  try {
    if (await fetchMe(account)) chooseAccount(account);
    reload(address);
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error;
  }
};

const ActAs = ({ account }: { account: string }) => {
  const { t } = useTranslation('notifications');
  const { pathname, search } = useLocation();
  const [error, setError] = useState<ApiProblem | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => void actAs(account, pathname + search).then(setError), [account, pathname, search, tries]);
  return (
    <Loaded<never> title={t('open.title')} answer={{ error, refetch: () => setTries(tries + 1) }}>
      {() => null}
    </Loaded>
  );
};

const Opened = ({ id }: { id: string }) => {
  const { t } = useTranslation('notifications');
  const search = useQuery<{ found: Notification | null }, ApiProblem>({
    ...queryOf(listNotifications, useLanguage(), 'find-notification', { params: { id } }),
    queryFn: async ({ signal }) => ({
      found: await findNotification(id, (page) =>
        api(listNotifications, { query: { page, per_page: perPage } }, { signal }),
      ),
    }),
  });
  return (
    <Loaded title={t('open.title')} answer={search}>
      {({ found }) => (found ? <Found key={found.id} notification={found} /> : <Gone />)}
    </Loaded>
  );
};

const Found = ({ notification }: { notification: Notification }) => {
  const me = useMe();
  const read = useSend(readNotifications);
  const markRead = useEffectEvent(() => {
    if (!notification.read) read.mutate({ body: { ids: [notification.id] } });
  });
  useEffect(() => markRead(), []);
  return <Navigate to={linkOf(notification, me)?.to ?? paths.notifications.history} replace />;
};

const Gone = () => {
  const { t } = useTranslation('notifications');
  return (
    <Page title={t('open.title')}>
      <Body>
        <EmptyState
          kind="search"
          title={t('open.gone')}
          actions={<ButtonLink to={paths.notifications.history}>{t('open.history')}</ButtonLink>}
        >
          {t('open.goneText')}
        </EmptyState>
      </Body>
    </Page>
  );
};
