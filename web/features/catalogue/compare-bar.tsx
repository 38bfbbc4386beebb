import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { useCompared } from './use-compared.ts';

/** The products chosen to be compared, after the body of a page. Nothing without any. */
export const CompareBar = () => {
  const { t } = useTranslation('catalogue');
  const { compared, remove, clear } = useCompared();
  if (compared.length === 0) return null;
  return (
    <section
      data-bar
      aria-label={t('compare.title')}
      className="border-line bg-sunken px-gutter flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-t py-2 max-md:sticky max-md:bottom-0 max-md:z-10"
    >
      <ul className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {compared.map(({ id, name, photo }) => (
          <li key={id} className="flex min-w-0 items-center gap-1.5">
            <ProductPhoto photo={photo} />
            <span className="text-12 max-w-35 truncate max-md:sr-only">{name}</span>
            <IconButton icon={X} size="sm" label={t('compare.remove', { name })} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
      <div className="ml-auto flex items-center gap-1.5">
        <Button variant="ghost" size="sm" onClick={clear}>
          {t('compare.clear')}
        </Button>
        <ButtonLink size="sm" to={paths.compare(compared.map(({ id }) => id))}>
          {t('compare.open', { number: compared.length })}
        </ButtonLink>
      </div>
    </section>
  );
};
