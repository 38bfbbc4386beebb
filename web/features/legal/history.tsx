import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type DocumentType, listDocumentVersions } from '#shared/contracts/legal.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { moment } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';

/** All versions with their authors; each opens as it was published. */
export const History = ({ type }: { type: DocumentType }) => {
  const { t } = useTranslation('legal');
  const versions = useGet(listDocumentVersions, { query: { type } });
  const current = versions.data?.data[0]?.version;
  return (
    <section aria-labelledby="history" className="border-line px-gutter max-h-44 flex-none overflow-auto border-t py-3">
      <h2 id="history" className="text-14 mb-1.5 font-semibold">
        {t('history.title')}
      </h2>
      <ul>
        {versions.data?.data.map(({ version, at, by }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 py-1">
            <Link
              to={`${paths.documents.of(type)}&version=${version}`}
              className="text-primary-text font-medium hover:underline"
            >
              {t('history.open', { version })}
            </Link>
            {version === current && <Tag tone="success">{t('history.current')}</Tag>}
            <span className="text-ink-3">
              {by ? t('history.by', { name: by.fio, time: moment(at, 'Europe/Prague') }) : t('history.first')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
