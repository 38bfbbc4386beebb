import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const chats = { access: 'chat.use', load: () => import('./chats.tsx'), messages: ['orders'] } as const;

export default areaRoutes('chats', [
  { path: paths.chats.list, ...chats },
  { path: paths.chats.view.pattern, ...chats, parents: [{ label: 'menu.chats', to: paths.chats.list }] },
]);
