import { storesPage } from './stores-page.ts';

export const exportPages = { stores: storesPage };
