import { ArrowLeft, Check, ClockAlert, Info, Maximize2, Minimize2, RotateCcw, Search } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type ChannelWithContext, closeChannel, getChannel, viewChannel } from '#shared/contracts/chats.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { useMay, useMe } from '../../api/me.ts';
import { queryClient } from '../../api/query-client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { useUnsent } from '../../api/unsent/use-unsent.ts';
import postBox from '../../domain/chats/post-box.ts';
import { usePosts } from '../../domain/chats/use-posts.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useFirstUnread } from '../../kit/parts/use-first-unread.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { useWide } from '../../ui/media.ts';
import { useNow } from '../../ui/now.ts';
import { Tag } from '../../ui/pill.tsx';
import { usePreference } from '../../ui/preferences.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useSetTitle } from '../../ui/title.ts';
import { About } from './about.tsx';
import { waitOf } from './duration.ts';
import { Find } from './found-posts.tsx';
import { Log } from './log.tsx';
import { PostComposer } from './post-composer.tsx';
import { useAttachments } from './use-attachments.ts';
import { useLabel, useSubject } from './use-label.ts';
import { showAsRead } from './use-live-chat.ts';

type Props = {
  id: string;
  /** Whether nothing is beside it. */
  isAlone: boolean;
  /** The address of the list. */
  back: string;
  refetchInterval: number | false;
  /** The id of the person who is writing. */
  typist: string | null;
  onType: () => void;
};

export const Conversation = (props: Props) => {
  const { t } = useTranslation('chats');
  // They load beside the channel.
  const thread = usePosts(props.id, props.refetchInterval);
  const channel = useGet(getChannel, { params: { id: props.id } }, { refetchInterval: props.refetchInterval });
  return (
    <section aria-label={t('conversation')} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <Loaded title={t('conversation')} answer={channel}>
        {({ data }) => <Opened channel={data} thread={thread} {...props} />}
      </Loaded>
    </section>
  );
};

type OpenedProps = Props & { channel: ChannelWithContext; thread: ReturnType<typeof usePosts> };

const Opened = ({ channel, thread, isAlone, back, typist, onType }: OpenedProps) => {
  const { t } = useTranslation('chats');
  const me = useMe();
  const isSupport = useMay('chat.support');
  const label = useLabel()(channel);
  useSetTitle(label);
  const { id } = channel;
  const { posts, history } = thread;
  const unsent = useUnsent(postBox, id);
  const attachments = useAttachments();
  const view = useSend(viewChannel, { refetches: false });
  const firstUnread = useFirstUnread(
    posts && { total: posts.at(-1)?.props.number ?? 0, unread: channel.unread },
    async (number) => {
      await view.mutateAsync({ body: { channel_id: id, number } });
      showAsRead(id);
      void refreshArea(queryClient, listNotifications.area);
    },
  );
  const hasSide = isSupport && !isAlone;
  const isVeryWide = useWide('xl');
  const [isSideOpen, setSideOpen] = useState(false);
  const [isSearched, setSearched] = useState(false);
  const { isOver, ...dropping } = useDrop(attachments.add);
  const writer = typist !== null && (posts?.findLast(({ user_id }) => user_id === typist)?.props.fio ?? label);
  const arrived = new Set(posts?.map(({ pending_post_id }) => pending_post_id));
  return (
    <div className="flex min-h-0 flex-1">
      <div
        {...dropping}
        className={cx(
          'flex min-h-0 min-w-0 flex-1 flex-col',
          isOver && 'outline-primary outline-2 -outline-offset-8 outline-dashed',
        )}
      >
        <Head
          channel={channel}
          label={label}
          isAlone={isAlone}
          back={back}
          isSearched={isSearched}
          onSearch={() => setSearched(!isSearched)}
          onAbout={isSupport && !(hasSide && isVeryWide) ? () => setSideOpen(true) : undefined}
        />
        {isSearched && <Find channel={id} />}
        <Log
          channel={channel}
          posts={posts}
          history={history}
          unsent={unsent.items.filter(({ key }) => !arrived.has(key))}
          firstUnread={firstUnread}
          me={me}
          side={isSupport ? 'support' : 'client'}
          onRetry={unsent.retry}
          onDrop={unsent.drop}
        />
        <p role="status" className="text-12 text-ink-3 min-h-5 flex-none px-4">
          {writer !== false && t('typing', { name: writer })}
        </p>
        <PostComposer
          channel={id}
          label={t('write', { name: label })}
          attachments={attachments}
          answersFor={isSupport ? channel : undefined}
          onType={onType}
          onSend={(message) => unsent.add({ channel_id: id, message, files: attachments.ready })}
        />
      </div>
      {hasSide && isVeryWide && (
        <aside
          aria-label={t('about.label')}
          className="border-line bg-sunken quiet-scroll w-68 flex-none overflow-auto border-l p-4"
        >
          <About channel={channel} />
        </aside>
      )}
      {isSideOpen && (
        <Drawer title={t('about.label')} onClose={() => setSideOpen(false)}>
          <About channel={channel} />
        </Drawer>
      )}
    </div>
  );
};

type HeadProps = {
  channel: ChannelWithContext;
  label: string;
  isAlone: boolean;
  back: string;
  isSearched: boolean;
  onSearch: () => void;
  onAbout: (() => void) | undefined;
};

const Head = ({ channel, label, isAlone, back, isSearched, onSearch, onAbout }: HeadProps) => {
  const { t } = useTranslation('chats');
  const now = useNow();
  const isSupport = useMay('chat.support');
  const isWide = useWide('lg');
  const [width, setWidth] = usePreference('chat');
  const subject = useSubject()(channel);
  const { waiting_since, closed_at, counterpart, user } = channel;
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <header className="border-line flex min-h-14 flex-none flex-wrap items-center gap-x-2.5 gap-y-1 border-b px-4 py-2">
      {!isWide && (
        <Link
          to={back}
          aria-label={t('back')}
          className="rounded-2 text-ink-2 hover:bg-press size-control -ml-2.5 grid flex-none place-items-center"
        >
          <ArrowLeft />
        </Link>
      )}
      <Avatar company={counterpart.kind === 'seller-company'} name={channel.display_name} />
      <div className="min-w-40 flex-1">
        <Heading className="text-14 truncate font-semibold">{label}</Heading>
        <p className="text-12 text-ink-3 truncate empty:hidden">
          {[isSupport && user.fio, subject].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isSupport && waiting_since !== null && (
        <Tag tone="warning" icon={ClockAlert}>
          {t('waits', { time: waitOf(waiting_since, now).text })}
        </Tag>
      )}
      {closed_at !== null && <Tag icon={Check}>{t('closing.closed')}</Tag>}
      {isSupport && <CloseButton channel={channel} />}
      <IconButton icon={Search} label={t('find.label')} aria-expanded={isSearched} onClick={onSearch} />
      {onAbout && <IconButton icon={Info} label={t('about.label')} onClick={onAbout} />}
      {isWide && (
        <IconButton
          icon={width === 'wide' ? Minimize2 : Maximize2}
          label={t('wide')}
          aria-pressed={width === 'wide'}
          onClick={() => setWidth(width === 'wide' ? null : 'wide')}
        />
      )}
    </header>
  );
};

/** Closes the conversation, or opens it again. */
const CloseButton = ({ channel: { id, version, closed_at } }: { channel: ChannelWithContext }) => {
  const { t } = useTranslation('chats');
  const { mutate, isPending } = useSend(closeChannel);
  const action = closed_at === null ? 'close' : 'reopen';
  const send = () =>
    mutate(
      { params: { id }, body: { version, closed: action === 'close' } },
      {
        onSuccess: () => snack({ tone: 'good', text: t(`closing.done.${action}`) }),
        // A refusal about what is stored also fetches it again.
        onError: ({ code, message }) =>
          snack({ tone: 'bad', text: code === 'changed' ? t('closing.changed') : message }),
      },
    );
  return (
    <Button icon={action === 'close' ? Check : RotateCcw} busy={isPending} onClick={send}>
      {t(`closing.${action}`)}
    </Button>
  );
};

/** Takes files that are dropped. */
const useDrop = (take: (files: Iterable<File>) => void) => {
  const [isOver, setIsOver] = useState(false);
  const dragging = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(over);
  };
  return {
    isOver,
    onDragEnter: dragging(true),
    onDragOver: dragging(true),
    onDragLeave: dragging(false),
    onDrop: (event: DragEvent) => {
      dragging(false)(event);
      if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
    },
  };
};
