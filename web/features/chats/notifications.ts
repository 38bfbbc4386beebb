import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const conversation: LinkOf = (about) => ({ label: 'chat', to: paths.chats.view(about) });

export default { 'chat-answered': conversation, 'chat-waiting': conversation } satisfies AreaNotifications;
