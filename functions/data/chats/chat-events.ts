import { type ChannelMark, type Post, toReplyPost } from './posts.ts';

/** An event of Mattermost's protocol without its number, which each connection gives it (`numbered`). */
const event = (name: string, data: object, broadcast: object): string =>
  JSON.stringify({
    event: name,
    data,
    broadcast: {
      omit_users: null,
      user_id: '',
      channel_id: '',
      team_id: '',
      connection_id: '',
      omit_connection_id: '',
      ...broadcast,
    },
  });

export const numbered = (text: string, seq: number): string => `${text.slice(0, -1)},"seq":${seq}}`;

/** The version of Mattermost whose protocol this is. */
export const serverVersion = '11.9.0';

export const helloEvent = (connectionId: string, userId: string): string =>
  event(
    'hello',
    { server_version: serverVersion, connection_id: connectionId, server_hostname: 'smena' },
    { user_id: userId },
  );

/** `posted`, `post_edited` or `post_deleted`, by the state of the post. */
export const postEvent = (post: Post): string => {
  const { channel_id, by, edited_at, deleted_at } = post;
  const name = deleted_at ? 'post_deleted' : edited_at ? 'post_edited' : 'posted';
  const data = {
    channel_display_name: '',
    channel_name: channel_id,
    channel_type: 'G',
    post: JSON.stringify(toReplyPost(post)),
    sender_name: `@${by.fio}`,
    team_id: '',
  };
  return event(name, data, { channel_id });
};

export const typingEvent = (channelId: string, userId: string): string =>
  event('typing', { parent_id: '', user_id: userId }, { channel_id: channelId, omit_users: { [userId]: true } });

/** How far a side has read. */
export const viewedEvent = ({ channel_id, side, account_id, number }: ChannelMark): string =>
  event('channel_viewed', { channel_id, user_id: account_id, side, number }, { channel_id });
