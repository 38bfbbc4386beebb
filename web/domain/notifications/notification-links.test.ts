import { expect, it } from 'vitest';
import { notificationKinds } from '#shared/domain/notifications/delivery.ts';
import { linksOf } from './notification-links.ts';

it('every kind of notification says where it leads, or that it leads nowhere', () => {
  expect(Object.keys(linksOf).toSorted()).toEqual(notificationKinds.toSorted());
});
