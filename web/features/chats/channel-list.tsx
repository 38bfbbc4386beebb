import { ClockAlert, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Channel, listChannels } from '#shared/contracts/chats.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { channelViews } from '#shared/domain/chats/channel-state.ts';
import { useMay, useMe } from '../../api/me.ts';
import { useOpenChannel } from '../../domain/chats/use-open-channel.ts';
import { SearchBox } from '../../kit/list/filters.tsx';
import { PageLinks } from '../../kit/list/pager.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceClock, deviceDayOf } from '../../ui/device-time.ts';
import { count, shortDay } from '../../ui/format.ts';
import { withoutMarks } from '../../ui/marked-parts.ts';
import { useNow } from '../../ui/now.ts';
import { Count } from '../../ui/pill.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { waitOf } from './duration.ts';
import { FoundPosts } from './found-posts.tsx';
import { type ChannelList, rowsOfPage } from './use-channel-list.ts';
import { useLabel, useSubject } from './use-label.ts';

type Props = {
  list: ChannelList;
  /** Undefined while it loads, and if it could not be loaded. */
  answer: Answer<typeof listChannels> | undefined;
  failed: boolean;
  retry: () => unknown;
  /** The open conversation. */
  open: string | undefined;
};

/** The conversations that the reader has; for support in views, those that wait the longest first. */
export const ChannelListPane = ({ list, answer, ...shown }: Props) => {
  const { t } = useTranslation('chats');
  // Support finds conversations, the others what was said in theirs.
  const isSearched = !list.isSupport && list.text !== '';
  const total = answer?.total ?? 0;
  return (
    <section aria-labelledby="chats" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex min-h-12 flex-none items-center gap-2 px-4 pt-2 pb-1">
        <h1 id="chats" className="text-16 tracking-title font-semibold">
          {t('title')}
        </h1>
        {total > 0 && <span className="figures text-ink-3">{count(total)}</span>}
        {!list.isSupport && <Write />}
      </header>
      {list.isSupport && (
        <Tabs
          label={t('views.label')}
          items={channelViews.map((view) => ({
            id: view,
            label: t(`views.${view}`),
            to: list.addressOf({ view }),
            current: view === list.view,
          }))}
        />
      )}
      {(list.isSupport || total > 0) && (
        <div className="px-3 pt-2 [&_input]:w-full">
          <SearchBox
            state={{
              filters: { text: list.text },
              filtered: list.text !== '',
              clear: () => list.change({ text: undefined }),
              change: list.change,
            }}
            filter="text"
            label={t(list.isSupport ? 'list.search' : 'find.label')}
          />
        </div>
      )}
      <div className="quiet-scroll min-h-0 flex-1 py-2 md:overflow-auto">
        {isSearched ? (
          <div className="px-2">
            <FoundPosts text={list.text} />
          </div>
        ) : (
          <Channels {...shown} list={list} answer={answer} />
        )}
      </div>
    </section>
  );
};

const Channels = ({ list, answer, failed, retry, open }: Props) => {
  const { t } = useTranslation(['chats', 'common']);
  const now = useNow();
  const total = answer?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / rowsOfPage));
  const addressOf = (page: number) => list.addressOf({ page: String(page) });
  return (
    <>
      {!answer && !failed && <Skeleton />}
      {!answer && failed && (
        <div className="px-4 py-2">
          <Button size="sm" onClick={() => void retry()}>
            {t('common:broken.retry')}
          </Button>
        </div>
      )}
      {answer?.data.length === 0 && (
        <p className="text-ink-2 px-4 py-3 text-pretty">
          {t(list.text === '' ? `none.${list.view}` : 'none.found', { text: list.text })}
        </p>
      )}
      {list.view === 'waiting' && total > 0 && (
        <p className="text-12 text-ink-3 px-4 pb-1 font-medium tabular-nums">{t('list.waiting', { count: total })}</p>
      )}
      <ul aria-label={t('list.label')} className="px-2">
        {answer?.data.map((channel) => (
          <li key={channel.id}>
            <Row
              channel={channel}
              to={paths.chats.view(channel.id) + list.kept}
              isOpen={channel.id === open}
              now={now}
            />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label={t('common:pager.label')} className="flex justify-center py-2">
          <PageLinks
            page={list.page}
            last={last}
            previous={list.page > 1 ? addressOf(list.page - 1) : null}
            next={list.page < last ? addressOf(list.page + 1) : null}
            addressOf={addressOf}
          />
        </nav>
      )}
    </>
  );
};

const Write = () => {
  const { t } = useTranslation('chats');
  const { open, isPending } = useOpenChannel();
  return (
    <Button size="sm" icon={PenLine} busy={isPending} className="ml-auto" onClick={() => open()}>
      {t('list.write')}
    </Button>
  );
};

const Row = ({ channel, to, isOpen, now }: { channel: Channel; to: string; isOpen: boolean; now: string }) => {
  const { t } = useTranslation('chats');
  const me = useMe();
  const label = useLabel()(channel);
  const subject = useSubject()(channel);
  const { last, unread, counterpart, display_name } = channel;
  const text = last && (withoutMarks(last.text) || t('list.noText'));
  const name = last && (last.by.id === me.id ? t('you') : last.by.fio);
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'rounded-2 grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-2.5 p-2 -outline-offset-2 max-lg:py-3',
        isOpen ? 'bg-primary-soft' : 'hover:bg-hover',
      )}
    >
      <span className="row-span-2 mt-0.5 self-start">
        <Avatar company={counterpart.kind === 'seller-company'} name={display_name} />
      </span>
      <b title={display_name} className={cx('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>
        {label}
      </b>
      <Waiting channel={channel} now={now} />
      <span className="text-12 text-ink-2 truncate leading-4">
        {[subject, name && text && t('list.said', { name, text })].filter(Boolean).join(' · ') || t('list.noPosts')}
      </span>
      <span className="justify-self-end">
        {unread > 0 && (
          <>
            <span aria-hidden>
              <Count unread>{unread}</Count>
            </span>
            <span className="sr-only">{t('list.unread', { count: unread })}</span>
          </>
        )}
      </span>
    </Link>
  );
};

const tones = {
  short: 'text-ink-2',
  long: 'text-warning-text font-medium',
  'too-long': 'text-danger-text font-semibold',
};

/** How long the person has waited for an answer; without waiting, when the newest post came. */
const Waiting = ({ channel: { waiting_since, last_post_at }, now }: { channel: Channel; now: string }) => {
  const { t } = useTranslation('chats');
  const isSupport = useMay('chat.support');
  if (isSupport && waiting_since !== null) {
    const { text, is } = waitOf(waiting_since, now);
    return (
      <span className={cx('figures text-12 flex items-center gap-1', tones[is])}>
        {is !== 'short' && <ClockAlert aria-hidden className="size-3" />}
        <span className="sr-only">{t('waits', { time: text })}</span>
        <span aria-hidden>{text}</span>
      </span>
    );
  }
  if (last_post_at === 0) return <span />;
  const at = new Date(last_post_at).toISOString();
  const day = deviceDayOf(at);
  return (
    <time dateTime={at} className="figures text-12 text-ink-2">
      {day === deviceDayOf(now) ? deviceClock(at) : shortDay(day)}
    </time>
  );
};

const Skeleton = () => (
  <div aria-hidden className="flex flex-col gap-5 px-4 py-3">
    {['w-44', 'w-52', 'w-40'].map((width) => (
      <span key={width} className={cx('skeleton max-w-full', width)} />
    ))}
  </div>
);
