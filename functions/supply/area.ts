import { documentsPage } from './documents-page.ts';

export const exportPages = { documents: documentsPage };
