import { ECDH } from 'node:crypto';
import { addPushSubscription } from '#shared/contracts/notifications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { deviceIdOf, devicesOf, deviceWrites, maxDevices, ofPushAddress } from '../data/notifications/devices.ts';
import {
  getNotificationSettings,
  notificationSettingsWrite,
  ofNotificationSettings,
  withResumed,
} from '../data/notifications/settings.ts';
import { activeAccountCheck } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { pushAddressProblem } from './push-address.ts';
import { allowsLoopback } from './push-keys.ts';

/** A browser that is added makes push work again if it had stopped. */
export const handler = serve(addPushSubscription, async ({ actor, body, now }) => {
  const { endpoint, keys, name = '' } = body;
  const { login_id } = actor;
  const refusal = pushAddressProblem(endpoint, allowsLoopback());
  if (refusal) throw new Problem(refusal);
  requireKeys(keys);
  const id = deviceIdOf(endpoint);
  const [devices, settings] = await Promise.all([devicesOf(login_id), getNotificationSettings(login_id)]);
  const known = devices.find((device) => device.id === id);
  if (!known && devices.length >= maxDevices) throw new Problem('too-many-devices', { params: { limit: maxDevices } });
  const resumed = withResumed(settings, ['push']);
  const { created_at } = known ?? { created_at: now };
  return {
    reply: { data: { id } },
    writes: [
      ...deviceWrites({ id, login_id, endpoint, ...keys, name: name || (known?.name ?? ''), created_at }),
      ...(resumed === settings ? [] : [notificationSettingsWrite(settings, resumed)]),
      activeAccountCheck(actor),
    ],
    refusals: [[ofPushAddress, 'push-subscription-taken']],
    retryOn: [ofNotificationSettings],
  };
});

/** Messages could not be encrypted for keys that are no point of P-256 and no 16 bytes. */
const requireKeys = ({ p256dh, auth }: { p256dh: string; auth: string }): void => {
  const fields = {
    ...(!isPoint(p256dh) && { 'keys.p256dh': { key: 'wrong-format' as const } }),
    ...(Buffer.from(auth, 'base64url').length !== 16 && { 'keys.auth': { key: 'wrong-format' as const } }),
  };
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
};

const isPoint = (p256dh: string): boolean => {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    ECDH.convertKey(point, 'prime256v1');
    return point.length === 65;
  } catch {
    return false;
  }
};
