import { MessagesSquare, Sparkles } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'assistantSettings',
    to: paths.assistant.settings,
    icon: Sparkles,
    shortcut: '\\',
    places: [{ group: 'companies', position: 100, roles: ['ROLE_ADMIN'] }],
  },
  {
    label: 'assistantChats',
    to: paths.assistant.chats,
    icon: MessagesSquare,
    shortcut: '`',
    places: [{ group: 'companies', position: 110, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
