import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { listShownCollections } from '#shared/contracts/catalogue.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { paths } from '../../paths.ts';

type Collection = Answer<typeof listShownCollections>['data'][number];

export const CollectionsRow = ({ collections }: { collections: readonly Collection[] }) => {
  const { t } = useTranslation('catalogue');
  if (collections.length === 0) return null;
  return (
    <section aria-labelledby="collections" className="mb-6">
      <h2 id="collections" className="mb-2 font-semibold">
        {t('list.collections')}
      </h2>
      <ul className="no-scrollbar flex gap-3 overflow-x-auto">
        {collections.map(({ id, name, cover }) => (
          <li key={id} className="w-48 flex-none">
            <Link to={paths.catalogueCollection(id)} className="group block">
              <span className="rounded-3 border-line bg-sunken mb-1.5 block aspect-[16/9] overflow-hidden border">
                {cover && <img src={cover} alt="" loading="lazy" className="size-full object-cover" />}
              </span>
              <span className="group-hover:text-primary-text block truncate font-medium" title={name}>
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
