import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.chats', to: paths.chats.list }];
const chats = { access: 'chat.use', load: () => import('./chats.tsx'), messages: ['orders'] } as const;

export default areaRoutes('chats', [
  { path: paths.chats.list, ...chats },
  { path: paths.chats.view.pattern, ...chats, parents },
  { path: paths.chats.answers, access: 'chat.support', load: () => import('./edit-answers.tsx'), parents },
]);
