import { heartbeat, type LiveMessage, type LivePing } from '#shared/contracts/live.ts';
import { liveAreas } from '#shared/domain/areas.generated.ts';
import { createChangeFetcher } from './fetch-changes.ts';
import { invalidate } from './invalidate.ts';
import { answering, liveState } from './live-state.ts';
import { queryClient } from './query-client.ts';
import { accessToken } from './session.ts';

/** Milliseconds. */
const second = 1000;
/** A break shorter than this is not shown, and the screens do not poll. */
const hiddenBreak = 8 * second;
/** A connection that does not answer a ping within this time is lost, although it is not closed. */
const longestAnswer = 5 * second;
/** From connecting, or from the renewal, to the answer to the subscription. A cold start takes some seconds. */
const longestSubscription = 15 * second;
/** API Gateway closes a connection after ten minutes without a message. */
const renewal = 8 * 60 * second;
const shortestPause = second;
const longestPause = 60 * second;

/** Fetches the replies of live areas that are older than a subscription: changes before it were not announced. */
const catchUp = () =>
  void invalidate(queryClient, {
    predicate: ({ queryKey }) => (liveAreas as readonly string[]).includes(String(queryKey[0])),
    refetchType: document.hidden ? 'none' : 'active',
  });

/** API Gateway's own message when a function fails: it says nothing of the connection's subscription. */
type GatewayError = { message: string };

type Options = { account: string; address: string };

/**
 * Keeps one connection for an account until the returned function ends it: authenticates with the first message, renews
 * with the current token, and connects again after growing, random pauses.
 */
const keepLive = ({ account, address }: Options): (() => void) => {
  const changed = createChangeFetcher();
  let socket: WebSocket | undefined;
  let pause = shortestPause;
  let isOver = false;
  let expiresAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let renew: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  /** The connection whose subscription was sent and not answered yet. */
  let asking: WebSocket | undefined;
  /** Whether this break was followed by a fetch at once. */
  let isChecked = false;

  const waitForLive = () => {
    liveState.write('connecting');
    late ??= setTimeout(() => {
      liveState.write('late');
      catchUp();
    }, hiddenBreak);
  };
  const expectSubscription = (on: WebSocket) => {
    clearTimeout(deadline);
    deadline = setTimeout(() => lose(on), longestSubscription);
  };
  const subscribe = async (on: WebSocket) => {
    clearTimeout(renew);
    // A token that expires before the next renewal is replaced early.
    const expires = expiresAt !== 0 && expiresAt - Date.now() < renewal + 60 * second;
    const token = await accessToken(expires).catch(() => null);
    if (isOver || on !== socket) return;
    if (token === null) on.close();
    else {
      on.send(JSON.stringify({ token, account_id: account }));
      asking = on;
      expectSubscription(on);
      renew = setTimeout(() => void subscribe(on), renewal);
    }
  };
  /** Asks while the page is shown: a hidden one catches up with its first answer or failure. */
  const listen = (on: WebSocket) => {
    clearTimeout(beat);
    beat = setTimeout(() => (document.hidden ? listen(on) : ask(on)), heartbeat);
  };
  const ask = (on: WebSocket) => {
    clearTimeout(beat);
    beat = setTimeout(() => lose(on), longestAnswer);
    on.send(JSON.stringify({ ping: true } satisfies LivePing));
  };
  const receive = (message: LiveMessage) => {
    if ('changes' in message) changed.fetch(message.changes);
    if ('answering' in message) answering.write(message.answering);
    if (!('subscribed' in message)) return;
    expiresAt = Date.parse(message.subscribed.until);
    pause = shortestPause;
    clearTimeout(deadline);
    clearTimeout(late);
    late = undefined;
    asking = undefined;
    isChecked = false;
    const isRenewal = liveState.read() === 'live';
    liveState.write('live');
    if (!isRenewal) catchUp();
  };
  const connect = () => {
    const own = new WebSocket(address);
    socket = own;
    expectSubscription(own);
    own.addEventListener('open', () => void subscribe(own));
    own.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as LiveMessage | GatewayError;
      if (own !== socket || 'message' in message) return;
      listen(own);
      receive(message);
    });
    own.addEventListener('close', () => {
      if (own === socket && own === asking) checkSession();
      lose(own);
    });
  };
  /** A subscription that is refused may be the end of the session, which the answer to a request tells at once. */
  const checkSession = () => {
    if (isChecked) return;
    isChecked = true;
    catchUp();
  };
  const lose = (lost: WebSocket) => {
    if (isOver || lost !== socket) return;
    socket = undefined;
    for (const timer of [renew, beat, deadline]) clearTimeout(timer);
    // The event of a broken connection's end may come minutes later.
    lost.close();
    if (liveState.read() === 'live') waitForLive();
    // Half of the pause is random, so that all clients do not come back at once.
    again = setTimeout(connect, pause / 2 + (Math.random() * pause) / 2);
    pause = Math.min(2 * pause, longestPause);
  };

  /** The network is back: a connection from before may be broken. */
  const tryNow = () => {
    pause = shortestPause;
    if (socket && liveState.read() === 'live') return ask(socket);
    clearTimeout(again);
    const former = socket;
    connect();
    former?.close();
  };

  waitForLive();
  connect();
  addEventListener('online', tryNow);
  return () => {
    isOver = true;
    removeEventListener('online', tryNow);
    changed.end();
    for (const timer of [again, renew, late, beat, deadline]) clearTimeout(timer);
    socket?.close();
    liveState.write('off');
  };
};
export default keepLive;
