import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { rememberLocation } from './last-address.ts';

/** Remembers the current address of the account. The "not found" page is not remembered. */
export const useRememberLocation = (account: string): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.missing) rememberLocation(account, pathname + search);
  }, [account, pathname, search]);
};
