import { inject } from 'vitest';
import { type LiveChange, type LiveMessage, livePath } from '#shared/contracts/live.ts';

/** A WebSocket of live updates through the web server, like a browser's. */
export const openLive = async () => {
  const socket = new WebSocket(inject('cloud').origin.replace('http', 'ws') + livePath);
  const messages: LiveMessage[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)) as LiveMessage));
  const closed = new Promise<void>((done) => {
    socket.addEventListener('close', () => done());
  });
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error('The socket cannot be opened')));
  });
  const changes = (): LiveChange[] => messages.flatMap((message) => ('changes' in message ? message.changes : []));
  return {
    messages,
    changes,
    closed,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.close(),
  };
};
export type Live = Awaited<ReturnType<typeof openLive>>;

/** A socket that is subscribed to what an account may read. */
export const subscribed = async ({ token, account }: { token: string; account: { id: string } }) => {
  const live = await openLive();
  live.send({ token, account_id: account.id });
  await expectSoon(() => live.messages.some((message) => 'subscribed' in message));
  return live;
};

/** Waits until something is true; fails after four minutes: the stream of a busy local cloud may be minutes behind. */
export const expectSoon = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 240_000; !(await isTrue());) {
    if (Date.now() > end) throw new Error('It did not happen');
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
};
