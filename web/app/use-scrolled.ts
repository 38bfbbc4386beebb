import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export const main = () => document.querySelector<HTMLElement>('#main');

/**
 * The element of the page that is scrolled further than an offset in pixels: the page's body, or on phones the document.
 * It counts until it is back at `until`.
 */
export const useScrolled = (offset: number, until = offset): Element | null => {
  const { pathname } = useLocation();
  const [scrolled, setScrolled] = useState<{ area: Element; pathname: string } | null>(null);
  useEffect(() => {
    const track = ({ target }: Event) => {
      const area = target instanceof Document ? target.scrollingElement : target;
      if (!(area instanceof Element) || !(area.contains(main()) || main()?.contains(area))) return;
      // A table that is scrolled horizontally keeps its scrollTop.
      setScrolled((before) => {
        const isSame = before?.area === area && before.pathname === pathname;
        if (area.scrollTop > (isSame ? until : offset)) return isSame ? before : { area, pathname };
        return before?.area === area ? null : before;
      });
    };
    document.addEventListener('scroll', track, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', track, { capture: true });
  }, [offset, until, pathname]);
  return scrolled?.pathname === pathname ? scrolled.area : null;
};
