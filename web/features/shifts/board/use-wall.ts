import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { snack } from '../../../ui/snackbars.tsx';
import { useStore, watchWindow } from '../../../ui/store.ts';

const fullScreen = watchWindow(['fullscreenchange'], () => document.fullscreenElement !== null);

/**
 * Shows an element alone on the whole screen, which stays on. Esc leaves, as the browser says. `enter` is null where the
 * browser has no full screen.
 */
export const useWall = (element: RefObject<HTMLElement | null>) => {
  const { t } = useTranslation('shifts');
  const isWall = useStore(fullScreen, false);
  useEffect(() => (isWall ? keepScreenOn() : undefined), [isWall]);
  const enter = () => {
    element.current?.requestFullscreen().catch(() => snack({ tone: 'bad', text: t('board.wall.refused') }));
  };
  return { isWall, enter: document.fullscreenEnabled ? enter : null };
};

/** Returns what ends it. The browser releases the lock of a hidden page, and refuses one while it saves power. */
const keepScreenOn = (): (() => void) => {
  let release = () => {};
  const lock = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const sentinel = await navigator.wakeLock.request('screen').catch(() => null);
    release = () => void sentinel?.release();
    if (isOver) release();
  };
  let isOver = false;
  const again = () => void lock();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    release();
  };
};
