import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Everything that a start leaves in the checkout, beside node_modules and dist. */
export const stateFolder = resolve(root, '.local');
