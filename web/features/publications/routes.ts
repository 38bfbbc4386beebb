import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.publications', to: paths.publications.list }];

export default areaRoutes('publications', [
  { path: paths.publications.list, access: 'publication.write', load: () => import('./publication-list.tsx') },
  { path: paths.publications.new, access: 'publication.write', load: () => import('./publication-new.tsx'), parents },
  {
    path: paths.publications.edit.pattern,
    access: 'publication.write',
    load: () => import('./publication-edit.tsx'),
    parents,
  },
  { path: paths.blog, access: 'public', layout: 'public', load: () => import('./blog.tsx') },
  {
    path: paths.blogPublication.pattern,
    access: 'public',
    layout: 'public',
    load: () => import('./blog-publication.tsx'),
    parents: [{ label: 'menu.blog', to: paths.blog }],
  },
]);
