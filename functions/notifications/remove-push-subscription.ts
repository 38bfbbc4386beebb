import { removePushSubscription } from '#shared/contracts/notifications.ts';
import { Problem } from '#shared/domain/problem.ts';
import { deviceIdOf, deviceRemovalWrites, findDevice, ofDevice } from '../data/notifications/devices.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(removePushSubscription, async ({ actor, query }) => {
  const id = query.endpoint === undefined ? query.id : deviceIdOf(query.endpoint);
  const device = id === undefined ? undefined : await findDevice(actor.login_id, id);
  if (!device) throw new Problem('not-found');
  return { reply: { data: { id: device.id } }, writes: deviceRemovalWrites(device), retryOn: [ofDevice] };
});
