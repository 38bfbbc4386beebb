import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import { inParts } from '#shared/domain/parts.ts';
import { entity } from '../entity.ts';
import { type Key, uniqueKey } from '../keys.ts';
import { part } from '../part.ts';
import { get, queryTable, transact, type Write } from '../table.ts';

const devicesPartition = (loginId: string) => `PUSH_DEVICES#${loginId}`;
const deviceKey = (loginId: string, deviceId: string): Key => ({ pk: devicesPartition(loginId), sk: deviceId });

/** So many browsers of one person get push messages. Requests at the same moment may add one more. */
export const maxDevices = 20;

/** A browser belongs to one person. */
export const ofPushAddress = part('push-address');
/** The device that a message was sent to, with the same keys. */
export const ofDevice = part('push-device');

/** A browser that gets push messages. Its id follows from its address at the push service. */
const Device = z.object({
  id,
  login_id: id,
  endpoint: z.string(),
  /** base64url. */
  p256dh: z.string(),
  auth: z.string(),
  name: z.string(),
  created_at: storedInstant,
});
export type Device = z.infer<typeof Device>;
const devices = entity('push-device', Device);

export const deviceIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** The devices of a login, the newest first. Strongly consistent. */
export const devicesOf = async (loginId: string): Promise<Device[]> =>
  (await queryTable(devicesPartition(loginId)))
    .map(devices.read)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));

export const findDevice = async (loginId: string, deviceId: string): Promise<Device | undefined> => {
  const item = await get(deviceKey(loginId, deviceId));
  return item && devices.read(item);
};

/** Adds a device, or replaces its keys. Part `push-address` fails if it is that of another person. */
export const deviceWrites = (device: Device): Write[] => [
  {
    part: ofPushAddress,
    put: { ...uniqueKey('push', device.id), login_id: device.login_id },
    if: { expression: 'attribute_not_exists(pk) OR login_id = :login', values: { ':login': device.login_id } },
  },
  { part: ofDevice, put: { ...deviceKey(device.login_id, device.id), ...devices.store(device) } },
];

/** Fails as part `push-device` if the device is gone or has subscribed anew, with other keys. */
export const deviceRemovalWrites = ({ id: deviceId, login_id, auth }: Device): Write[] => [
  { part: ofPushAddress, remove: uniqueKey('push', deviceId) },
  {
    part: ofDevice,
    remove: deviceKey(login_id, deviceId),
    if: { expression: '#auth = :auth', names: { '#auth': 'auth' }, values: { ':auth': auth } },
  },
];

/** Removes the devices of a login that has no account any more. */
export const removeDevicesOf = async (loginId: string): Promise<void> => {
  for (const some of inParts(await devicesOf(loginId), maxDevices)) await transact(some.flatMap(deviceRemovalWrites));
};
