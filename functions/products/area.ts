import { productsPage } from './products-page.ts';

export const exportPages = { products: productsPage };
