import { useEffect, useRef } from 'react';

/**
 * Changes of the address's query. The router updates the address asynchronously, so a change builds on the previous
 * pending one.
 */
export const useQueryChanges = (current: URLSearchParams, go: (params: URLSearchParams) => void) => {
  const newest = useRef(current);
  const said = current.toString();
  useEffect(() => {
    newest.current = new URLSearchParams(said);
  }, [said]);
  return (change: (params: URLSearchParams) => void): void => {
    const params = new URLSearchParams(newest.current);
    change(params);
    newest.current = params;
    go(params);
  };
};
