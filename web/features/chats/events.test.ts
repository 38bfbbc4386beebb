import { describe, expect, it } from 'vitest';
import type { Post } from '#shared/contracts/chats.ts';
import { eventOf } from './events.ts';

const post: Post = {
  id: 'post',
  create_at: 1,
  update_at: 1,
  edit_at: 0,
  delete_at: 0,
  user_id: 'anna',
  channel_id: 'channel',
  root_id: '',
  message: 'text',
  type: '',
  props: { fio: 'Anna', side: 'client', number: 1 },
  file_ids: [],
  pending_post_id: '',
  metadata: { files: [] },
};
const message = (event: string, data: object = {}, channel_id = '') => ({
  event,
  data,
  broadcast: { channel_id, omit_users: null, user_id: '', team_id: '' },
  seq: 3,
});

describe('a message of the WebSocket', () => {
  it.each([
    [message('hello', { connection_id: 'one' }), { is: 'hello' }],
    [message('posted', { post: JSON.stringify(post), sender_name: 'Anna' }, 'channel'), { is: 'posted', post }],
    [message('post_edited', { post: JSON.stringify(post) }), { is: 'changed', post }],
    [
      message('post_deleted', { post: JSON.stringify({ ...post, delete_at: 2 }) }),
      { is: 'changed', post: { ...post, delete_at: 2 } },
    ],
    [
      message('typing', { parent_id: '', user_id: 'anna' }, 'channel'),
      { is: 'typing', user_id: 'anna', channel_id: 'channel' },
    ],
    [
      message('channel_viewed', { channel_id: 'channel', user_id: 'anna', number: 4 }),
      { is: 'viewed', channel_id: 'channel', user_id: 'anna' },
    ],
    [message('status_change', { user_id: 'anna' }), null],
  ])('%j says %j', (sent, expected) => {
    expect(eventOf(sent)).toEqual(expected);
  });

  it('of another form is refused', () => {
    expect(() => eventOf(message('posted', { post: '{}' }))).toThrow('invalid_type');
    expect(() => eventOf(message('posted', { post: 'no JSON' }))).toThrow('JSON');
    expect(() => eventOf(message('typing', {}))).toThrow('invalid_type');
  });
});
