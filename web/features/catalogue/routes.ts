import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.catalogue', to: paths.catalogue }];

export default areaRoutes('catalogue', [
  { path: paths.catalogue, access: 'public', layout: 'public', load: () => import('./catalogue.tsx') },
  {
    path: paths.catalogueCategory.pattern,
    access: 'public',
    layout: 'public',
    load: () => import('./catalogue.tsx'),
    parents,
  },
  {
    path: paths.catalogueProduct.pattern,
    access: 'public',
    layout: 'public',
    load: () => import('./product-view.tsx'),
    parents,
    messages: ['reviews'],
  },
  { path: paths.favourites, access: 'favourite.write', load: () => import('./favourites.tsx') },
  {
    path: paths.formerCatalogue,
    access: 'public',
    layout: 'public',
    load: () => import('./former-catalogue.tsx'),
  },
]);
