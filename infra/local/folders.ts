import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** All local state of the project, except node_modules and dist. */
export const stateFolder = resolve(root, '.local');
