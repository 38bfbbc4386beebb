import { areaScreens } from '../../world/area-screens.ts';
import { storedPublication } from '../../world/publication-fixtures.ts';
import type { World } from '../../world/world.ts';

const prepare = async ({ people: { admin, manager } }: World) => {
  const published = await storedPublication(admin, { published_at: '2026-06-02T08:00:00.000Z' });
  const draft = await storedPublication(manager, {
    titles: { cs: 'Mladiství na směnách', en: 'Minors on shifts', ru: 'Несовершеннолетние на сменах' },
    descriptions: { cs: '', en: '', ru: '' },
    texts: { cs: '', en: '', ru: '' },
  });
  return { slug: published.slug, published: published.id, draft: draft.id };
};

export default areaScreens({
  prepare,
  screens: {
    '/publications': [
      { name: 'publication-list', who: 'admin', address: '/publications' },
      { name: 'publication-list-own', who: 'manager', address: '/publications' },
    ],
    '/publications/new': [{ name: 'publication-new', who: 'manager', address: '/publications/new' }],
    '/publications/edit/:id': [
      { name: 'publication-edit', who: 'admin', address: ({ published }) => `/publications/edit/${published}` },
      { name: 'publication-draft', who: 'manager', address: ({ draft }) => `/publications/edit/${draft}` },
    ],
    '/blog': [
      { name: 'blog-guest', who: null, address: '/blog' },
      { name: 'blog', who: 'buyer', address: '/blog' },
    ],
    '/blog/:slug': [
      { name: 'blog-publication-guest', who: null, address: ({ slug }) => `/blog/${slug}` },
      { name: 'blog-publication', who: 'worker', address: ({ slug }) => `/blog/${slug}` },
      { name: 'blog-publication-missing', who: null, address: '/blog/none' },
    ],
  },
});
