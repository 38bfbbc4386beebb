import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type BlogPublication as Shown, getBlogPublication } from '#shared/contracts/publications.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { optional } from '../../ui/optional.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { useHead } from '../../ui/use-head.ts';
import { articleJsonLd } from './article-json-ld.ts';

const Text = optional(() => import('../../kit/markdown/markdown.tsx'), {
  fallback: <span className="skeleton" style={{ width: 360 }} />,
});

/** A publication, for everybody. */
export default function BlogPublication() {
  const { slug = '' } = useParams();
  const { t } = useTranslation('publications');
  const publication = useGet(getBlogPublication, { params: { slug } });
  if (publication.error?.code === 'not-found') return <Missing />;
  return (
    <Loaded title={t('blog.title')} answer={publication}>
      {({ data }) => <Read key={data.slug} publication={data} />}
    </Loaded>
  );
}

const Missing = () => {
  const { t } = useTranslation('publications');
  return (
    <Page title={t('blog.title')}>
      <Body>
        <EmptyState
          kind="search"
          title={t('blog.missing')}
          actions={
            <ButtonLink variant="primary" to={paths.blog}>
              {t('blog.toAll')}
            </ButtonLink>
          }
        >
          {t('blog.missingText')}
        </EmptyState>
      </Body>
    </Page>
  );
};

const Read = ({ publication }: { publication: Shown }) => {
  const { slug, title, description, cover, published_at, text } = publication;
  useHead({
    description,
    canonical: paths.blogPublication(slug),
    jsonLd: articleJsonLd(publication, { origin: location.origin, language: useLanguage() }),
  });
  return (
    <Page title={title}>
      <Body text>
        <article className="px-gutter flex max-w-200 flex-col gap-4 py-5">
          <p aria-hidden className="text-20 tracking-title font-semibold text-pretty wrap-anywhere md:hidden">
            {title}
          </p>
          <p className="text-12 text-ink-3">
            <time dateTime={published_at}>{fullDay(dayOf(published_at, 'Europe/Prague'))}</time>
          </p>
          {cover && (
            <img src={cover} alt="" className="rounded-3 border-line aspect-video w-full border object-cover" />
          )}
          <p className="text-16 text-ink text-pretty wrap-anywhere">{description}</p>
          <Text>{text}</Text>
        </article>
      </Body>
    </Page>
  );
};
