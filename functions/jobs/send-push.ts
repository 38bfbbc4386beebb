import { type Device, deviceRemovalWrites, devicesOf, findDevice } from '../data/notifications/devices.ts';
import { ConditionFailed, transact } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { loadMessage } from '../notifications/load-message.ts';
import { PrivateAddress } from '../notifications/push-address.ts';
import { pushTo } from '../notifications/push-service.ts';
import { digestFor } from '../notifications/sentence-for.ts';
import { stopChannel } from '../notifications/stop-channel.ts';
import { usefulFor } from '../notifications/useful-for.ts';

/** Characters. An encrypted message has at most 4096 bytes, and a letter of a text up to four. */
const maxBody = 600;
const maxTitle = 60;

/** What a push service answers when the browser has no subscription any more. */
const gone = new Set([404, 410]);

/**
 * Sends one push message to one device. Nothing is sent if the device or its reason is gone. A device that the push
 * service does not know is removed. Any other refusal is thrown, to be tried again.
 */
export const handler = serveQueue('send-push', async ({ device_id, ...message }, _, now) => {
  const [device, loaded] = await Promise.all([findDevice(message.login_id, device_id), loadMessage('push', message)]);
  if (!device || !loaded) return;
  const { account, reader, delivery, newest, notifications } = loaded;
  const body = digestFor(reader, notifications);
  const isOne = notifications.length === 1;
  const payload = {
    title: titleOf(body),
    body: body.slice(0, maxBody),
    tag: isOne ? newest.id : newest.kind_of,
    id: isOne ? newest.id : null,
    account: account.id,
  };
  const at = now();
  const status = await statusOf(device, {
    payload: JSON.stringify(payload),
    isUrgent: delivery.urgent === true,
    ttl: usefulFor(delivery),
    at: Date.parse(at),
  });
  if (gone.has(status)) await removeGone(device, at);
  else if (status < 200 || status > 299) throw new Error(`${new URL(device.endpoint).host} answered ${status}`);
});

/** A name that now leads into a private network is as good as gone. */
const statusOf = async (...push: Parameters<typeof pushTo>): Promise<number> => {
  try {
    return await pushTo(...push);
  } catch (error) {
    if (error instanceof PrivateAddress) return 410;
    throw error;
  }
};

/** The words before the colon of a sentence. */
const titleOf = (sentence: string): string => {
  const [first = ''] = sentence.split(': ');
  return first.length < sentence.length && first.length <= maxTitle ? first : 'Smena';
};

/** With the last device, push has stopped. A browser that has subscribed anew meanwhile stays. */
const removeGone = async (device: Device, now: string): Promise<void> => {
  try {
    await transact(deviceRemovalWrites(device));
  } catch (error) {
    if (error instanceof ConditionFailed) return;
    throw error;
  }
  if ((await devicesOf(device.login_id)).length === 0) await stopChannel(device.login_id, 'push', now);
};
