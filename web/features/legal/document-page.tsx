import { Pencil, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { DocumentType } from '#shared/contracts/legal.ts';
import { may } from '#shared/domain/access.ts';
import { useRole } from '../../api/me.ts';
import { sectionsOf, titled } from '../../kit/markdown/parts.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { type DocumentPage, paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf, fullDay } from '../../ui/format.ts';
import { optional } from '../../ui/optional.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { useDocument } from './use-document.ts';

const Text = optional(() => import('../../kit/markdown/markdown.tsx'), {
  fallback: <span className="skeleton" style={{ width: 360 }} />,
});

const shown: Record<DocumentPage, readonly [DocumentType, ...DocumentType[]]> = {
  legacy: ['user_agreement', 'shipping_policy', 'refund_policy'],
  privacy: ['privacy_policy'],
  customer: ['customer_manual'],
  performers: ['performers_manual'],
  workers: ['workers_manual'],
  admins: ['admins_manual'],
};

/** A document page: the legal texts as tabs, or a manual. */
export default function DocumentScreen() {
  const { page = '' } = useParams();
  const types = shown[page as DocumentPage];
  return <OneDocument key={page} types={types} />;
}

const OneDocument = ({ types }: { types: readonly [DocumentType, ...DocumentType[]] }) => {
  const { t } = useTranslation('legal');
  const type = useTab(types);
  const [search] = useSearchParams();
  const document = useDocument(type, search.get('version') ?? undefined);
  const newest = useDocument(type).data?.version;
  return (
    <Loaded title={t(`types.${type}`)} answer={document}>
      {({ text, version, at }) => (
        <Read
          type={type}
          types={types}
          version={version}
          at={at}
          old={newest !== undefined && version < newest}
          {...titled(text)}
        />
      )}
    </Loaded>
  );
};

type ReadProps = {
  type: DocumentType;
  types: readonly DocumentType[];
  version: number;
  at: string;
  old: boolean;
  title: string;
  body: string;
};

const Read = ({ type, types, version, at, old, title, body }: ReadProps) => {
  const { t } = useTranslation('legal');
  const role = useRole();
  const sections = sectionsOf(body);
  const day = fullDay(dayOf(at, 'Europe/Prague'));
  const facts = [t('version', { version }), old ? day : t('since', { day })].join(', ');
  return (
    <Page
      title={title || t(`types.${type}`)}
      actions={
        <>
          <Button variant="ghost" icon={Printer} onClick={() => print()} className="max-md:hidden print:hidden">
            {t('print')}
          </Button>
          {role && may(role, 'document.write') && (
            <ButtonLink icon={Pencil} to={paths.documents.edit(type)} className="print:hidden">
              {t('edit')}
            </ButtonLink>
          )}
        </>
      }
    >
      {types.length > 1 && (
        <Tabs
          label={t('documents')}
          items={types.map((one) => ({ id: one, label: t(`types.${one}`), current: one === type }))}
        />
      )}
      <Body>
        <div className="px-gutter grid max-w-280 gap-x-12 gap-y-4 py-6 xl:grid-cols-[minmax(0,70ch)_220px]">
          <article className="min-w-0">
            {old && (
              <div className="mb-4">
                <Banner
                  tone="warning"
                  title={t('older', { version })}
                  action={<ButtonLink to={`?tab=${type}`}>{t('newest')}</ButtonLink>}
                />
              </div>
            )}
            <p className="text-12 text-ink-3 mb-4">{facts}</p>
            <Text>{body}</Text>
          </article>
          {sections.length > 0 && <Contents sections={sections} />}
        </div>
      </Body>
    </Page>
  );
};

/** Shown where the page is wide enough. */
const Contents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => {
  const { t } = useTranslation('legal');
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-6 max-h-[calc(100dvh-160px)] self-start overflow-auto max-xl:hidden print:hidden"
    >
      <p className="text-12 text-ink-3 mb-2 font-medium">{t('contents')}</p>
      <ul className="border-line border-l">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-ink-2 hover:text-ink block py-1 pl-3">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
