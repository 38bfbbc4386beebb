import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { addPushSubscription } from '#shared/contracts/notifications.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';

/** A browser that subscribes at a push service: its keys, and what it sends to the API. */
export const aBrowser = (service = 'https://push.smena.example') => {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${service}/${randomUUID()}`,
    keys: { p256dh, auth: auth.toString('base64url') },
    name: 'Firefox on a phone',
  };
  return { curve, auth, subscription };
};

/** Adds a browser of a person. Returns its id. */
export const addBrowser = async (who: Account, browser = aBrowser()): Promise<string> =>
  String(ok(await invoke(addPushSubscription, who, { body: browser.subscription })).id);

/** A message as a push service gets it. */
export type PushMessage = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** What a browser shows of a message: decrypted as RFC 8291 says, with the content coding of RFC 8188. */
export const decrypted = ({ curve, auth }: ReturnType<typeof aBrowser>, { body }: PushMessage): unknown => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const [senderKey, content] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32));
  const derived = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
};

/** A push service on this machine. It answers `status`, or what is set for the address of a browser. */
export const startPushService = async () => {
  const messages: PushMessage[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      messages.push({ path, headers, body: Buffer.concat(chunks) });
      const status = statuses.get(path) ?? 201;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pathOf = ({ subscription }: ReturnType<typeof aBrowser>) => new URL(subscription.endpoint).pathname;
  return {
    address: `http://127.0.0.1:${port}`,
    messages,
    /** What a browser got, the first message first. */
    messagesTo: (browser: ReturnType<typeof aBrowser>) => messages.filter(({ path }) => path === pathOf(browser)),
    answer: (browser: ReturnType<typeof aBrowser>, status: number) => statuses.set(pathOf(browser), status),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
