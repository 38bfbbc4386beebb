import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('assistant', [
  { path: paths.assistant.settings, access: 'assistant.manage', load: () => import('./assistant-settings.tsx') },
  { path: paths.assistant.chats, access: 'assistant.manage', load: () => import('./assistant-chats.tsx') },
]);
