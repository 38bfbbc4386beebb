import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { main, useScrolled } from './use-scrolled.ts';

/** Scroll distance in pixels from which the button is shown. */
const far = 300;

/** Scrolls back what was scrolled last. On phones the button would cover a save bar. */
export const ScrollToTop = () => {
  const { t } = useTranslation('shell');
  const scrolled = useScrolled(far);
  if (scrolled === null) return null;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <button
      type="button"
      aria-label={t('toTop')}
      onClick={() => {
        scrolled.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
        main()?.focus({ preventScroll: true });
      }}
      className="border-line-strong bg-raised text-ink-2 shadow-2 hover:bg-hover hover:text-ink right-gutter fixed bottom-36 z-20 grid size-10 place-items-center rounded-full border transition-opacity duration-(--t-enter) md:absolute md:bottom-16 starting:opacity-0 max-md:[main:has([data-bar=save])_&]:hidden"
    >
      <ArrowUp className="size-4" />
    </button>
  );
};
