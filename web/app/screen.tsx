import { type ComponentType, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router';
import type { Area, ScreenRoute } from '../kit/parts/area-routes.ts';
import { Broken } from '../kit/parts/broken.tsx';
import { loadMessages } from '../ui/i18n.ts';
import { importOften, isServed } from '../ui/import-again.ts';
import { Body } from '../ui/page.tsx';
import { useSetTitle } from '../ui/title.ts';
import { reloadOnce } from './reload-once.ts';

export type Handle = Pick<ScreenRoute, 'parents' | 'board'>;
type Load = () => Promise<ComponentType>;

/**
 * A lazy route whose code can be loaded again: React Router would keep a failure until the page is reloaded. Without
 * its code the route shows why, and a button that tries again.
 */
const lazily = (load: Load, Failed: ComponentType<FailedProps>): Pick<RouteObject, 'lazy'> => {
  let loaded: ComponentType | undefined;
  const tryToLoad = async (): Promise<unknown> => {
    try {
      loaded ??= await load();
      return undefined;
    } catch (error) {
      // At the build a missing part is a mistake.
      if (import.meta.env.SSR) throw error;
      return error;
    }
  };
  return {
    lazy: async () => {
      const failure = await tryToLoad();
      const Route = () => {
        const [error, setError] = useState<unknown>(loaded ? undefined : failure);
        const [isTrying, setTrying] = useState(false);
        useEffect(() => {
          if (!loaded) void reloadOnce(failure);
        }, []);
        const retry = async () => {
          setTrying(true);
          setError(await tryToLoad());
          setTrying(false);
        };
        const retryOrReload = async () => {
          await retry();
          if (!loaded && (await isServed(error))) location.reload();
        };
        const Loaded = loaded;
        return Loaded ? <Loaded /> : <Failed error={error} isTrying={isTrying} onRetry={retryOrReload} />;
      };
      return { Component: loaded ?? Route };
    },
  };
};

type FailedProps = { error: unknown; isTrying: boolean; onRetry: () => Promise<void> };
const FailedScreen = (props: FailedProps) => {
  // Not the title of the page before.
  useSetTitle('');
  return (
    <Body>
      <Broken as="page" {...props} />
    </Body>
  );
};
/** The whole window. */
const FailedPage = (props: FailedProps) => (
  <main className="bg-surface h-dvh">
    <Broken as="page" {...props} />
  </main>
);

/** A lazy screen with its messages, loaded in parallel. `framed`: its layout stays if it fails. */
export const screen = (areas: readonly Area[], load: ScreenRoute['load'], framed: boolean): Pick<RouteObject, 'lazy'> =>
  lazily(
    async () => {
      const [{ default: Screen }] = await Promise.all([importOften(load), loadMessages(areas)]);
      return Screen;
    },
    framed ? FailedScreen : FailedPage,
  );

const importQueries = () => importOften(() => import('../api/queries.tsx'), 'withQueries');

/**
 * A lazy layout with the query client. The sign-in pages have no such layout, so they do not load the query library.
 */
export const layout = (load: ScreenRoute['load']): Pick<RouteObject, 'lazy'> =>
  lazily(async () => {
    const [{ default: Layout }, { withQueries }] = await Promise.all([importOften(load), importQueries()]);
    return withQueries(Layout);
  }, FailedPage);
