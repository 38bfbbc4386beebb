import { closeChannel, createPost, getChannel, openChannel } from '#shared/contracts/chats.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { placeOrder } from '../../world/order-fixtures.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import { uploaded } from '../../world/uploads.ts';
import type { World } from '../../world/world.ts';

const opened = async (who: Account, about: object = {}): Promise<string> =>
  String(ok(await invoke(openChannel, who, { body: about })).id);

const post = async (who: Account, channel_id: string, message: string, files: readonly string[] = []) => {
  const metadata = { files: files.map((id, nth) => ({ id, name: `vrata-${nth + 1}.jpg` })) };
  const body = { channel_id, message, file_ids: files, metadata, pending_post_id: crypto.randomUUID() };
  ok(await invoke(createPost, who, { body }));
};

/** A worker waits, a vendor has an answer, a buyer writes about an order, and one channel is closed. */
const someChannels = async (world: World) => {
  const { admin, manager, worker, vendor, buyer, colleague } = world.people;
  const ofWorker = await opened(worker);
  await post(worker, ofWorker, 'Dobrý den, u brány B nikdo není.', [
    await uploaded(worker, undefined, undefined, 'chat-file'),
  ]);
  await post(manager, ofWorker, 'Zvoňte prosím **u recepce**, zavoláme tam.');
  await post(worker, ofWorker, 'Nikdo neotevírá. Mám čekat, nebo jet domů?\nSměna začíná za deset minut.');
  const ofVendor = await opened(vendor);
  await post(vendor, ofVendor, 'Kde najdu přehled odpracovaných hodin za celý kvartál?');
  await post(admin, ofVendor, 'Ve statistikách zaměstnanců; období vyberete vlevo nahoře.');
  const { product } = await productFixtures(world);
  const { id: order_id } = await placeOrder(buyer, { [String((await product()).id)]: 2 });
  const ofBuyer = await opened(buyer, { order_id: String(order_id) });
  await post(buyer, ofBuyer, 'Může být na faktuře naše číslo objednávky 4500128837?');
  const ofClosed = await opened(colleague);
  await post(colleague, ofClosed, 'Děkuji, už to funguje.');
  const { version } = ok(await invoke(getChannel, admin, { params: { id: ofClosed } }));
  ok(await invoke(closeChannel, admin, { params: { id: ofClosed }, body: { version, closed: true } }));
  return { ofWorker, ofVendor, ofBuyer, ofClosed };
};

export default areaScreens({
  prepare: someChannels,
  screens: {
    '/chats': [
      { name: 'chats', who: 'admin', address: '/chats' },
      { name: 'chats-closed', who: 'admin', address: '/chats?view=closed' },
      { name: 'chats-not-found', who: 'admin', address: '/chats?text=xyzq' },
      { name: 'chats-worker', who: 'worker', address: '/chats' },
      { name: 'chats-found', who: 'worker', address: '/chats?text=nikdo' },
      { name: 'chats-none', who: 'storeManager', address: '/chats' },
    ],
    '/chats/answers': [{ name: 'chat-answers', who: 'admin', address: '/chats/answers' }],
    '/chats/:id': [
      { name: 'chat', who: 'admin', address: ({ ofWorker }) => `/chats/${ofWorker}` },
      { name: 'chat-order', who: 'admin', address: ({ ofBuyer }) => `/chats/${ofBuyer}?view=open` },
      { name: 'chat-closed', who: 'admin', address: ({ ofClosed }) => `/chats/${ofClosed}?view=closed` },
      { name: 'chat-worker', who: 'worker', address: ({ ofWorker }) => `/chats/${ofWorker}` },
      { name: 'chat-vendor', who: 'vendor', address: ({ ofVendor }) => `/chats/${ofVendor}` },
      { name: 'chat-buyer', who: 'buyer', address: ({ ofBuyer }) => `/chats/${ofBuyer}` },
    ],
  },
});
