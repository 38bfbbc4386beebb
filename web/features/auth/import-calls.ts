import { importOften } from '../../ui/import-again.ts';

/** The API calls of the wizard's steps, which the first step does not load. */
export const importCalls = () => importOften(() => import('./calls.ts'), 'findInSystem');
