import { expect, it } from 'vitest';
import { deliveryOf, notificationKinds } from '#shared/domain/notifications/delivery.ts';
import texts from '#shared/messages/en/notifications.ts';
import { groupsOf, kindGroups } from './kind-groups.ts';

it('every kind that is sent outside the app is in one group, and has a name', () => {
  const delivered = notificationKinds.filter((kind) => deliveryOf(kind) !== null).toSorted();
  expect(Object.values(kindGroups).flat().toSorted()).toEqual(delivered);
  expect(Object.keys(texts.kinds).toSorted()).toEqual(delivered);
  expect(Object.keys(texts.groups)).toEqual(Object.keys(kindGroups));
});

it('a group without a kind of the role is left out', () => {
  expect(groupsOf({ 'chat-answered': 1, 'shift-canceled': 1, 'shift-assigned': 1, 'made-up': 1 })).toEqual([
    ['shifts', ['shift-assigned', 'shift-canceled']],
    ['messages', ['chat-answered']],
  ]);
});
