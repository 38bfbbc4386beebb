import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

// The stars, and the buttons that add to the cart.
const messages = ['reviews', 'cart'] as const;
const parents = [{ label: 'menu.catalogue', to: paths.catalogue }];

export default areaRoutes('catalogue', [
  { path: paths.catalogue, access: 'public', layout: 'public', load: () => import('./catalogue.tsx'), messages },
  {
    path: paths.catalogueCategory.pattern,
    access: 'public',
    layout: 'public',
    load: () => import('./catalogue.tsx'),
    parents,
    messages,
  },
  {
    path: paths.catalogueProduct.pattern,
    access: 'public',
    layout: 'public',
    load: () => import('./product-view.tsx'),
    parents,
    messages,
  },
  {
    path: paths.compare.pattern,
    access: 'public',
    layout: 'public',
    load: () => import('./compare.tsx'),
    parents,
    messages,
  },
  { path: paths.favourites, access: 'favourite.write', load: () => import('./favourites.tsx'), messages },
  { path: paths.synonyms, access: 'synonyms.write', load: () => import('./synonyms.tsx') },
  { path: paths.formerCatalogue, access: 'public', layout: 'public', load: () => import('./former-catalogue.tsx') },
]);
