import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { rememberLocation } from './last-place.ts';

/** The account comes back to here; a page that does not exist is no place to come back to. */
export const useKeepPlace = (account: string): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.missing) rememberLocation(account, pathname + search);
  }, [account, pathname, search]);
};
