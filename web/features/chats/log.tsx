import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChannelWithContext, deletePost, type Post } from '#shared/contracts/chats.ts';
import type { User } from '#shared/contracts/me.ts';
import type { ChatSide } from '#shared/domain/chats/channel-state.ts';
import { useSend } from '../../api/query.ts';
import type { Entry } from '../../api/unsent/entry.ts';
import type { Unsent } from '../../domain/chats/post-box.ts';
import { changePosts } from '../../domain/chats/posts-cache.ts';
import type { usePosts } from '../../domain/chats/use-posts.ts';
import { ShowEarlier } from '../../kit/parts/show-earlier.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { useLastInView } from '../../kit/parts/use-last-in-view.ts';
import { cx } from '../../ui/cx.ts';
import { deviceDayOf } from '../../ui/device-time.ts';
import { shortDay } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { Said } from './said.tsx';
import { UnsentSaid } from './unsent-said.tsx';
import { useWantedPost } from './use-wanted-post.ts';

type Props = {
  channel: ChannelWithContext;
  /** Undefined until they have loaded. */
  posts: readonly Post[] | undefined;
  history: ReturnType<typeof usePosts>['history'];
  unsent: readonly Entry<Unsent>[];
  /** How many posts were read before the conversation was opened; null if all were. */
  firstUnread: number | null;
  me: User;
  /** That of the reader. */
  side: ChatSide;
  onRetry: (entry: Entry<Unsent>) => void;
  onDrop: (entry: Entry<Unsent>) => void;
};

/** The posts of a conversation, the oldest first, and those that are not sent yet. */
export const Log = ({ channel, posts, history, unsent, firstUnread, me, side, onRetry, onDrop }: Props) => {
  const { t } = useTranslation('chats');
  const list = useRef<HTMLOListElement>(null);
  const now = useNow();
  const waiting = unsent.at(-1);
  const newest = posts?.at(-1);
  const wanted = useWantedPost(list, posts, history);
  useLastInView(list, {
    last: posts && (waiting?.key ?? newest?.id),
    isOwn: waiting !== undefined || newest?.user_id === me.id,
    opensAtLast: wanted === 0,
  });
  const { ask, question } = useAsk();
  const remove = useSend(deletePost, { refetches: false });
  const confirmDeletion = (post: Post) =>
    ask({
      danger: true,
      title: t('delete.title'),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params: { id: post.id } });
        changePosts(post.channel_id, ({ all, ...rest }) => ({
          ...rest,
          all: all.map((one) =>
            one.id === post.id ? { ...one, update_at: one.update_at + 1, delete_at: Date.now() } : one,
          ),
        }));
      },
      done: t('delete.done'),
    });
  const newestOwn = posts?.findLast(({ props }) => props.side === side)?.id;
  const firstNew = firstUnread === null ? undefined : posts?.find((post) => isUnread(post, firstUnread, me.id))?.id;
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label={t('log')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be operable by keyboard
      tabIndex={0}
      className="quiet-scroll min-h-0 flex-1 overflow-auto px-4 pt-3 pb-1 -outline-offset-2"
    >
      {!posts && !history.error && <span className="skeleton w-48" />}
      <ShowEarlier history={history} list={list} />
      {posts?.length === 0 && unsent.length === 0 && <p className="text-ink-2 text-pretty">{t('empty')}</p>}
      <ol ref={list} className="flex flex-col gap-2.5 pb-2">
        {posts?.map((post, nth) => {
          const day = dayOfPost(post);
          const before = posts[nth - 1];
          return (
            <li
              key={post.id}
              tabIndex={post.props.number === wanted ? -1 : undefined}
              className={cx(
                'flex flex-col gap-2.5',
                post.props.number === wanted && 'outline-line-strong rounded-2 outline-2 outline-offset-4',
              )}
            >
              {(!before || dayOfPost(before) !== day) && <DayLine day={day} today={deviceDayOf(now)} />}
              {post.id === firstNew && (
                <p className="text-12 text-primary-text flex items-center gap-2 font-medium">
                  {t('new')}
                  <span aria-hidden className="border-line-strong flex-1 border-t" />
                </p>
              )}
              <Said
                post={post}
                isOwnSide={post.props.side === side}
                isOwn={post.user_id === me.id}
                seen={post.id === newestOwn ? (channel.seen ?? 0) >= post.props.number : null}
                now={now}
                onDelete={() => confirmDeletion(post)}
              />
            </li>
          );
        })}
        {posts &&
          unsent.map((entry) => (
            <li key={entry.key} className="flex flex-col">
              <UnsentSaid entry={entry} onRetry={() => onRetry(entry)} onDrop={() => onDrop(entry)} />
            </li>
          ))}
      </ol>
      {question}
    </div>
  );
};

const isUnread = ({ props, user_id }: Post, read: number, me: string): boolean => props.number > read && user_id !== me;
const dayOfPost = ({ create_at }: Post): string => deviceDayOf(new Date(create_at).toISOString());

const DayLine = ({ day, today }: { day: string; today: string }) => {
  const { t } = useTranslation('chats');
  return (
    <p className="text-12 text-ink-3 text-center font-medium">
      <time dateTime={day}>{day === today ? t('today') : shortDay(day)}</time>
    </p>
  );
};
