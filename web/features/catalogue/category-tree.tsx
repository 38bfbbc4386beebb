import { ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CategoryCount } from '#shared/contracts/catalogue.ts';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';
import { pathTo } from './path-to.ts';
import type { CatalogueState } from './use-catalogue.ts';

const indents = ['', 'pl-4', 'pl-8', 'pl-12'];

/** The categories above the current one, those beside each of them, and those below it. */
export const CategoryTree = ({ state, categories }: { state: CatalogueState; categories: CategoryCount[] }) => {
  const { t } = useTranslation('catalogue');
  const path = pathTo(categories, state.category).map(({ id }) => id);
  const childrenOf = (parent: string | null) => categories.filter(({ parent_id }) => parent_id === parent);
  const below = (parent: string | null, depth: number): React.ReactNode =>
    childrenOf(parent).map((category) => {
      const hasChildren = childrenOf(category.id).length > 0;
      const isOpen = hasChildren && path.includes(category.id);
      const Chevron = isOpen ? ChevronDown : ChevronRight;
      return (
        <li key={category.id}>
          <Node
            to={state.categoryAddress(category.id)}
            isCurrent={category.id === state.category}
            total={category.count}
            className={indents[Math.min(depth, indents.length - 1)]}
          >
            {hasChildren && <Chevron className="text-ink-3 size-3.5" />}
            <span className="min-w-0 truncate" title={category.name}>
              {category.name}
            </span>
          </Node>
          {isOpen && <ul>{below(category.id, depth + 1)}</ul>}
        </li>
      );
    });
  return (
    <nav aria-label={t('filters.category')} className="py-3">
      <h2 className="mb-2 font-semibold">{t('filters.category')}</h2>
      <Node
        to={state.categoryAddress(null)}
        isCurrent={state.category === undefined}
        total={childrenOf(null).reduce((sum, category) => sum + category.count, 0)}
      >
        {t('filters.all')}
      </Node>
      <ul>{below(null, 0)}</ul>
    </nav>
  );
};

const Node = ({
  to,
  isCurrent,
  total,
  className,
  children,
}: {
  to: string;
  isCurrent: boolean;
  total: number;
  className?: string | undefined;
  children: React.ReactNode;
}) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className="rounded-2 text-ink-2 hover:text-ink [&[aria-current]]:bg-primary-soft [&[aria-current]]:text-primary-text -mx-2 flex min-h-7 items-center px-2 pointer-coarse:min-h-11 [&[aria-current]]:font-medium"
  >
    <span className={cx('flex min-w-0 items-center gap-1', className)}>{children}</span>
    <span className="figures text-12 text-ink-3 ml-auto pl-2">{count(total)}</span>
  </Link>
);
