import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { searchPosts } from '#shared/contracts/chats.ts';
import { useGet } from '../../api/query.ts';
import { useDebounced } from '../../kit/list/use-debounced.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { deviceDayOf } from '../../ui/device-time.ts';
import { controlClass } from '../../ui/field.tsx';
import { shortDay } from '../../ui/format.ts';
import { withoutMarks } from '../../ui/marked-parts.ts';
import { FoundText } from './found-text.tsx';
import { excerptOf } from './found-words.ts';
import { hashOfPost } from './use-wanted-post.ts';

/** Shorter texts are not searched. */
const shortest = 2;

/** The posts that a text finds in a conversation, or in all that the reader has: each leads to its place. */
export const FoundPosts = ({ text, channel_id }: { text: string; channel_id?: string }) => {
  const { t } = useTranslation(['chats', 'common']);
  const { search } = useLocation();
  const { data, error, refetch } = useGet(
    searchPosts,
    { query: { text, ...(channel_id !== undefined && { channel_id }) } },
    { enabled: text.length >= shortest },
  );
  if (text.length < shortest) return <p className="text-12 text-ink-3 px-2 py-1">{t('find.hint')}</p>;
  if (!data)
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-2 px-2 py-1">
        <span className="text-danger-text min-w-0">{error.message}</span>
        <Button size="sm" onClick={() => void refetch()}>
          {t('common:broken.retry')}
        </Button>
      </div>
    ) : (
      <span aria-hidden className="skeleton m-2 w-40" />
    );
  if (data.data.length === 0) return <p className="text-ink-2 px-2 py-1 wrap-anywhere">{t('none.found', { text })}</p>;
  return (
    <ul aria-label={t('find.found')}>
      {data.data.map((post) => {
        const day = deviceDayOf(new Date(post.create_at).toISOString());
        return (
          <li key={post.id}>
            <Link
              to={{ pathname: paths.chats.view(post.channel_id), search, hash: hashOfPost(post) }}
              replace={channel_id !== undefined}
              className="rounded-2 hover:bg-hover block px-2 py-1.5 -outline-offset-2 max-lg:py-2.5"
            >
              <span className="text-12 text-ink-2 flex justify-between gap-2">
                <span className="truncate">{post.props.fio}</span>
                <time dateTime={day} className="figures">
                  {shortDay(day)}
                </time>
              </span>
              <span className="line-clamp-2 wrap-anywhere">
                <FoundText parts={excerptOf(withoutMarks(post.message), text)} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

/** The search in a conversation. */
export const Find = ({ channel }: { channel: string }) => {
  const { t } = useTranslation('chats');
  const [typed, setTyped] = useState('');
  return (
    <search className="border-line flex flex-none flex-col gap-1 border-b px-4 py-2">
      <input
        type="search"
        autoFocus
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={controlClass}
      />
      <div className="quiet-scroll max-h-[min(320px,35dvh)] overflow-auto">
        <FoundPosts text={useDebounced(typed.trim())} channel_id={channel} />
      </div>
    </search>
  );
};
