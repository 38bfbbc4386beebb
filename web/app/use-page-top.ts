import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** On phones the document scrolls, so another page starts at its top. Back and forward are left to the browser. */
export const usePageTop = (): void => {
  const { pathname } = useLocation();
  const isOpened = useNavigationType() !== 'POP';
  useLayoutEffect(() => {
    if (isOpened) scrollTo(0, 0);
  }, [pathname, isOpened]);
};
