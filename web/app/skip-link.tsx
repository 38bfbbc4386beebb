import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';

/** The first focusable element; skips the menus. */
export const SkipLink = ({ inert = false }: { inert?: boolean }) => {
  const { t } = useTranslation('shell');
  return (
    <a href="#main" inert={inert} className={cx(buttonClass(), 'fixed -top-15 left-2 z-70 focus:top-2')}>
      {t('skip')}
    </a>
  );
};
