import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { type BlogEntry, listBlog } from '#shared/contracts/publications.ts';
import { useGet } from '../../api/query.ts';
import { pageRange } from '../../kit/list/page-range.ts';
import { PageBar, PageLinks } from '../../kit/list/pager.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count, dayOf, fullDay } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { useHead } from '../../ui/use-head.ts';

/** What is published, for everybody, the newest first. */
export default function Blog() {
  const { t } = useTranslation('publications');
  const [search] = useSearchParams();
  const requested = search.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(requested) ? requested : '1';
  const { data, error, refetch } = useGet(listBlog, { query: { page } });
  useHead({ description: t('blog.description'), canonical: paths.blog, jsonLd: undefined });
  return (
    <Page title={t('blog.title')}>
      <Body key={page}>
        {!data && error ? (
          <Broken error={error} onRetry={refetch} />
        ) : data?.data.length === 0 ? (
          <EmptyState kind="start" title={t('blog.none')}>
            {t('blog.noneText')}
          </EmptyState>
        ) : (
          <ul
            aria-label={t('blog.title')}
            aria-busy={!data}
            className="px-gutter grid max-w-300 gap-x-6 gap-y-8 py-5 sm:grid-cols-2 lg:grid-cols-3"
          >
            {data
              ? data.data.map((entry) => <Entry key={entry.slug} entry={entry} />)
              : Array.from({ length: 6 }, (_, n) => (
                  <li key={n} aria-hidden>
                    <Picture cover={null} />
                    <span className="skeleton mt-3 w-45 max-w-full" />
                  </li>
                ))}
          </ul>
        )}
      </Body>
      {data && data.total > data.per_page && <Pages answer={data} />}
    </Page>
  );
}

const Picture = ({ cover }: { cover: string | null }) => {
  const shape = 'rounded-3 border-line aspect-video w-full border object-cover';
  if (cover) return <img src={cover} alt="" loading="lazy" className={shape} />;
  return (
    <span aria-hidden className={`${shape} bg-sunken text-line-strong grid place-items-center`}>
      <Newspaper strokeWidth={1.2} className="size-1/4" />
    </span>
  );
};

const Entry = ({ entry: { slug, title, description, cover, published_at } }: { entry: BlogEntry }) => (
  <li className="relative flex min-w-0 flex-col">
    <Picture cover={cover} />
    <p className="text-12 text-ink-3 mt-3">
      <time dateTime={published_at}>{fullDay(dayOf(published_at, 'Europe/Prague'))}</time>
    </p>
    <h2 className="text-16 tracking-title mt-1 font-semibold text-pretty wrap-anywhere">
      <Link to={paths.blogPublication(slug)} className="after:absolute after:inset-0 hover:underline">
        {title}
      </Link>
    </h2>
    <p className="text-ink-2 mt-1 text-pretty wrap-anywhere">{description}</p>
  </li>
);

const addressOf = (page: number): string => (page === 1 ? paths.blog : `${paths.blog}?page=${page}`);

const Pages = ({ answer }: { answer: Parameters<typeof pageRange>[0] & { page: number; total: number } }) => {
  const { from, to, last, isLast } = pageRange(answer);
  const { page, total } = answer;
  return (
    <PageBar from={from} to={to} total={count(total)}>
      <PageLinks
        page={page}
        last={last}
        previous={page > 1 ? addressOf(page - 1) : null}
        next={isLast ? null : addressOf(page + 1)}
        addressOf={addressOf}
      />
    </PageBar>
  );
};
