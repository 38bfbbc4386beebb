import { useEffect, useRef } from 'react';

/** What is chosen is a step that Back undoes; `replace` is for what is typed, letter by letter. */
export type Step = { replace?: boolean };

type Value = string | string[] | undefined;
/** A new value of a parameter, or what makes it of the values that it has after all former changes. */
export type Changed<V = Value> = V | ((before: readonly string[]) => V);

/** Sets the given parameters and removes the undefined and empty ones. */
export const putValues = (params: URLSearchParams, changes: Readonly<Record<string, Changed>>): void => {
  for (const [key, change] of Object.entries(changes)) {
    const value = typeof change === 'function' ? change(params.getAll(key)) : change;
    params.delete(key);
    for (const one of [value ?? []].flat()) if (one !== '') params.append(key, one);
  }
};

/**
 * Changes of the address's query. The router updates the address asynchronously, so a change builds on the previous
 * pending one, also while the screen shows one of those before it.
 */
export const useQueryChanges = (current: URLSearchParams, go: (params: URLSearchParams, step: Step) => void) => {
  const newest = useRef(current);
  /** The queries of own changes that may be pending. */
  const own = useRef(new Set<string>());
  const said = current.toString();
  const saidBefore = useRef(said);
  useEffect(() => {
    const isFromElsewhere = said !== saidBefore.current && !own.current.has(said);
    saidBefore.current = said;
    if (isFromElsewhere) newest.current = new URLSearchParams(said);
    if (said === newest.current.toString()) own.current.clear();
  });
  return (change: (params: URLSearchParams) => void, step: Step = {}): void => {
    const params = new URLSearchParams(newest.current);
    change(params);
    newest.current = params;
    own.current.add(params.toString());
    go(params, step);
  };
};

/** The choices of one opening are one step of the history. */
export const useStepOnce = () => {
  const stepped = useRef(false);
  return (): Step => {
    const replace = stepped.current;
    stepped.current = true;
    return { replace };
  };
};
