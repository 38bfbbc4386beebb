import { createPost, openChannel } from '#shared/contracts/chats.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { invoke } from '../../world/invoke.ts';
import { ok, when } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** The channel of the performer, which only its vendors and support read, and those of two other people. */
const channels = async ({ people }: World) => {
  const open = async (who: Account) => String(ok(await invoke(openChannel, who, { body: {} })).id);
  return {
    own: await open(people.vendor),
    same: await open(people.rivalVendor),
    other: await open(people.foreignBuyer),
  };
};

/** Posts of support: nobody else edits or deletes them. */
const posts = async (world: World) => {
  const { own, same, other } = await channels(world);
  const write = async (channel_id: string) => {
    const body = { channel_id, message: 'Reach' };
    const { body: post } = await invoke(createPost, world.people.admin, { body, now: when.ordered });
    return String(post.id);
  };
  return { own: await write(own), same: await write(same), other: await write(other) };
};

const everyone = 'own same other';
const reach = { ROLE_ADMIN: everyone, ROLE_MANAGER: everyone, ROLE_VENDOR: 'own' };
const ownedByAdmin = ['ROLE_MANAGER post-not-own', 'ROLE_VENDOR post-not-own'];

export default {
  kinds: {
    channel: {
      paths: [/^\/api\/mattermost\/channel\/\{id\}/, /^\/api\/v4\/channels\/\{id\}/],
      reach,
      records: channels,
    },
    post: { paths: [/^\/api\/v4\/posts\/\{id\}/], reach, records: posts },
  },
  namedByBody: {
    'create-post': { field: 'channel_id', kind: 'channel' },
    'view-channel': { field: 'channel_id', kind: 'channel' },
    'search-posts': { field: 'channel_id', kind: 'channel' },
  },
  ofOneAccount: ['list-chat-members'],
  values:
    ({ people }) =>
    () => ({ user_id: people.worker.id, message: 'Reach', text: 'reach', file_ids: [], pending_post_id: '' }),
  optionalFields: ['message'],
  refusals: {
    'edit-post': ownedByAdmin,
    'delete-post': ownedByAdmin,
    // Its id is the caller's.
    'list-chat-members': ['not-found'],
  },
} satisfies AreaReach;
