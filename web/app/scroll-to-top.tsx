import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** Scroll distance in pixels from which the button is shown. */
const far = 300;

/**
 * The scrolled element is the page's body, or on phones the document. The button resets the one that scrolled last. On
 * phones it would cover a save bar.
 */
export const ScrollToTop = () => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState<{ area: Element; pathname: string } | null>(null);
  useEffect(() => {
    const track = ({ target }: Event) => {
      const area = target instanceof Document ? target.scrollingElement : target;
      if (!(area instanceof Element) || !(area.contains(main()) || main()?.contains(area))) return;
      // A table that is scrolled horizontally keeps its scrollTop.
      setScrolled((before) => (area.scrollTop > far ? { area, pathname } : before?.area === area ? null : before));
    };
    document.addEventListener('scroll', track, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', track, { capture: true });
  }, [pathname]);
  if (scrolled?.pathname !== pathname) return null;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <button
      type="button"
      aria-label={t('toTop')}
      onClick={() => {
        scrolled.area.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
        main()?.focus({ preventScroll: true });
      }}
      className="border-line-strong bg-raised text-ink-2 shadow-2 hover:bg-hover hover:text-ink right-gutter fixed bottom-36 z-20 grid size-10 place-items-center rounded-full border transition-opacity duration-(--t-enter) md:absolute md:bottom-16 starting:opacity-0 max-md:[main:has([data-bar=save])_&]:hidden"
    >
      <ArrowUp className="size-4" />
    </button>
  );
};

const main = () => document.querySelector<HTMLElement>('#main');
