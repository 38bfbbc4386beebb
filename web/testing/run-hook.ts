import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createContext, createElement, type ReactNode, useContext, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';

let close = (): void => {};
/** Ends the hook that runs, as a left screen does. */
export const closeHook = (): void => close();

const Content = createContext<ReactNode>(null);
const Screen = () => useContext(Content);

/**
 * Runs a hook at an address, with the app's providers: `const list = await runHook(useList, { props, address:
 * '/shifts' })`, then `list.now()` is what the last render returned, and `list.act(…)` waits for what follows. The next
 * run and the end of the test close it; then all stubbed globals end. The test file needs `@vitest-environment happy-dom`.
 */
export const runHook = async <P, T>(
  hook: (props: P) => T,
  { props, address = '/', client = new QueryClient() }: { props: P; address?: string; client?: QueryClient },
) => {
  close();
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [address] });
  const renders: T[] = [];
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(Content, { value: children }, createElement(RouterProvider, { router })),
    );
  const inAct = (work: () => unknown): Promise<void> => act(async () => void (await work()));
  let view: { rerender: (props: P) => void; unmount: () => void } | undefined;
  await inAct(() => {
    view = renderHook(
      (given: P) => {
        const value = hook(given);
        useEffect(() => void renders.push(value));
        return value;
      },
      { initialProps: props, wrapper },
    );
  });
  close = () => {
    close = () => {};
    view?.unmount();
  };
  onTestFinished(() => {
    closeHook();
    vi.unstubAllGlobals();
  });
  return {
    /** What every render returned. */
    renders,
    now: (): T => {
      if (renders.length === 0) throw new Error('The hook has not returned');
      return renders.at(-1) as T;
    },
    act: inAct,
    rerender: (next: P) => inAct(() => view?.rerender(next)),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
};
