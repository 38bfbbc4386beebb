import { endpoint, item } from './endpoint.ts';
import { User } from './me.ts';

export const getMe = endpoint({
  name: 'get-me',
  area: 'settings',
  summary: 'The account that asks, and the other accounts of its login',
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  reply: item(User),
});
