import { getChatUser } from '#shared/contracts/chats.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getChatUser, async ({ actor: { id, fio }, locale }) => ({
  id,
  username: id,
  nickname: fio,
  first_name: fio,
  last_name: '',
  // Not of use to a chat.
  email: '',
  roles: 'system_user',
  locale: locale === 'cz' ? 'cs' : locale,
  create_at: 1,
  update_at: 1,
  delete_at: 0,
}));
