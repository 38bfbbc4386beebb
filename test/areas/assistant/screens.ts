import { areaScreens } from '../../world/area-screens.ts';

export default areaScreens({
  screens: {
    '/settings/gpt': [{ name: 'assistant-settings', who: 'admin', address: '/settings/gpt' }],
    '/settings/list-chats': [{ name: 'assistant-chats', who: 'admin', address: '/settings/list-chats' }],
  },
});
