import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: {
    '/documents/:page': [
      { name: 'documents-guest', who: null, address: '/documents/legacy' },
      { name: 'documents-privacy', who: null, address: '/documents/privacy' },
      { name: 'documents-manual', who: 'storeManager', address: '/documents/customer' },
      { name: 'documents-admin', who: 'admin', address: '/documents/admins' },
    ],
    '/documents/edit/:type': [{ name: 'document-edit', who: 'admin', address: '/documents/edit/workers_manual' }],
  },
});
