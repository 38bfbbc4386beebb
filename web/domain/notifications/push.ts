import {
  addPushSubscription,
  getNotificationSettings,
  removePushSubscription,
} from '#shared/contracts/notifications.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { currentLogin } from '../../api/session.ts';
import { deviceName } from './device-name.ts';
import { base64url, deviceIdOf, pushManager, readPushHere } from './push-here.ts';
import { forgetSentPush, rememberSentPush, sentPush } from './sent-push.ts';

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await pushManager())?.getSubscription()) ?? null;

/** A browser refuses another key while it has a subscription. With the same key it returns the one that it has. */
const subscribe = async (manager: PushManager, key: string): Promise<PushSubscription> => {
  const former = await manager.getSubscription();
  const formerKey = former?.options.applicationServerKey;
  if (former && (!formerKey || base64url(formerKey) !== key)) await former.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const send = async (subscription: PushSubscription): Promise<void> => {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const name = deviceName(navigator.userAgent);
  const { data } = await api(addPushSubscription, {
    body: { endpoint, keys: { p256dh, auth }, ...(name && { name }) },
  });
  const login = currentLogin();
  if (login) rememberSentPush({ login, id: data.id });
};

const has = (error: unknown, code: ApiProblem['code']): boolean => error instanceof ApiProblem && error.code === code;

/**
 * Turns push messages on in this browser, which shows its question if the person has not answered it. Returns whether
 * they are allowed. Throws an ApiProblem, or what the browser throws without its push service.
 */
export const turnOnPush = async (): Promise<boolean> => {
  try {
    // Safari shows its question only while a press is handled, so nothing is awaited before.
    const permission = await Notification.requestPermission();
    const manager = permission === 'granted' ? await pushManager() : null;
    if (!manager) return false;
    const { push_key } = (await api(getNotificationSettings, {})).data;
    const subscription = await subscribe(manager, push_key);
    try {
      await send(subscription);
    } catch (error) {
      if (!has(error, 'push-subscription-taken')) throw error;
      // The browser still has the subscription of another person.
      await subscription.unsubscribe();
      await send(await subscribe(manager, push_key));
    }
    return true;
  } finally {
    await readPushHere();
  }
};

/** Turns push messages off in this browser. Throws an ApiProblem, and then they stay on. */
export const turnOffPush = async (): Promise<void> => {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  try {
    await api(removePushSubscription, { query: { id: await deviceIdOf(subscription.endpoint) } });
  } catch (error) {
    if (!has(error, 'not-found')) throw error;
  }
  await subscription.unsubscribe();
  forgetSentPush();
  await readPushHere();
};

/** At sign-out: the browser gets no more messages, also when the server cannot be reached. */
export const endPush = async (): Promise<void> => {
  const subscription = await subscriptionHere();
  if (subscription) {
    const id = await deviceIdOf(subscription.endpoint);
    await Promise.allSettled([api(removePushSubscription, { query: { id } }), subscription.unsubscribe()]);
  }
  forgetSentPush();
};

/**
 * Sends the browser's subscription again if the push service has replaced it. One that another login sent here ends: the
 * messages of that person are not for the one who uses the browser now.
 */
export const keepPush = async (): Promise<void> => {
  const sent = sentPush();
  const subscription = await subscriptionHere();
  if (!sent || !subscription) return;
  if (sent.login !== currentLogin()) {
    await subscription.unsubscribe();
    return forgetSentPush();
  }
  if (sent.id !== (await deviceIdOf(subscription.endpoint))) await send(subscription);
};
