import { createStore } from '../ui/store.ts';

/** Activates a new version of the app that is installed and waits, and loads it; null without one. */
export const waitingVersion = createStore<(() => void) | null>(null);
