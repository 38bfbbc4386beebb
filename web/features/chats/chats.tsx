import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { listChannels } from '#shared/contracts/chats.ts';
import { useGet } from '../../api/query.ts';
import { useOpenChannel } from '../../domain/chats/use-open-channel.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useWide } from '../../ui/media.ts';
import { Page } from '../../ui/page.tsx';
import { usePreference } from '../../ui/preferences.ts';
import { useSetTitle } from '../../ui/title.ts';
import { ChannelListPane } from './channel-list.tsx';
import { Conversation } from './conversation.tsx';
import { useChannelList } from './use-channel-list.ts';
import { useLiveChat } from './use-live-chat.ts';

/** Milliseconds between polls while there is no connection. */
const pollInterval = 30_000;

/** The conversations with support, one of them open: two screens on a phone, beside each other on a wider one. */
export default function Chats() {
  const { id } = useParams();
  const { t } = useTranslation('chats');
  const isWide = useWide('lg');
  const [width] = usePreference('chat');
  const list = useChannelList();
  const { isLive, typing, type } = useLiveChat(list.query.page);
  const refetchInterval = isLive ? false : pollInterval;
  const { data, isError, refetch } = useGet(listChannels, { query: list.query }, { refetchInterval });
  const isAlone = id !== undefined && (!isWide || width === 'wide');
  const hasNone = !list.isSupport && data?.total === 0;
  const [first] = data?.data ?? [];
  if (id === undefined && hasNone) return <NoConversation />;
  // Most people have one conversation.
  if (id === undefined && isWide && !list.isSupport && first)
    return <Navigate to={paths.chats.view(first.id) + list.kept} replace />;
  return (
    <div className={cx('flex min-h-0 flex-1', isAlone && 'max-md:h-[calc(100dvh-var(--header))] max-md:flex-none')}>
      {!isAlone && (
        <div className={cx('flex min-h-0 min-w-0', isWide ? 'border-line w-76 flex-none border-r' : 'flex-1')}>
          <ChannelListPane list={list} answer={data} failed={isError} retry={refetch} open={id} />
        </div>
      )}
      {id !== undefined && (
        <Conversation
          key={id}
          id={id}
          isAlone={isAlone}
          back={paths.chats.list + list.kept}
          refetchInterval={refetchInterval}
          typist={typing?.channel_id === id ? typing.user_id : null}
          onType={() => type(id)}
        />
      )}
      {id === undefined && <Title text={t('title')} />}
      {id === undefined && isWide && (
        <EmptyState kind="start" title={t('choose.title')}>
          {t('choose.text')}
        </EmptyState>
      )}
    </div>
  );
}

/** The title of the page while no conversation is open: an open one has its own. */
const Title = ({ text }: { text: string }) => {
  useSetTitle(text);
  return null;
};

const NoConversation = () => {
  const { t } = useTranslation('chats');
  const { open, isPending } = useOpenChannel();
  return (
    <Page title={t('title')}>
      <EmptyState
        kind="start"
        title={t('first.title')}
        actions={
          <Button variant="primary" busy={isPending} onClick={() => open()}>
            {t('list.write')}
          </Button>
        }
      >
        {t('first.text')}
      </EmptyState>
    </Page>
  );
};
