import WebSocketClient from '@mattermost/client/lib/websocket';

/** CommonJS: where Node's rules hold for imports, its default export is the module with the class. */
const Client = 'default' in WebSocketClient ? (WebSocketClient.default as typeof WebSocketClient) : WebSocketClient;

/** Milliseconds between connections of which none was greeted. */
const pauses = { shortest: 3000, longest: 60_000 };
/** Milliseconds between two messages that the person is typing. */
const typingPause = 4000;

type Options = {
  address: string;
  fetchToken: () => Promise<string>;
  /** Whatever the server says besides replies. */
  onMessage: (message: { event: string }) => void;
  onLost: () => void;
};
export type ChatConnection = { type: (channel: string) => void; end: () => void };

/**
 * Keeps the WebSocket of the chat open until `end`. Mattermost's client answers the challenge and connects again by
 * itself, with the same token. A connection that is refused, or ends without a greeting, is followed by a new client
 * with a new token. Errors are only logged: what was missed is fetched after the next greeting.
 */
export const keepChat = ({ address, fetchToken, onMessage, onLost }: Options): ChatConnection => {
  let current: { client: WebSocketClient; leave: () => void } | undefined;
  let isGreeted = false;
  let isOver = false;
  let pause = pauses.shortest;
  let again: ReturnType<typeof setTimeout> | undefined;
  let typedAt = 0;

  const connect = async () => {
    const token = await fetchToken().catch((error: unknown) => console.error(error));
    if (isOver) return;
    if (token === undefined) return later();
    isGreeted = false;
    let socket: WebSocket | undefined;
    const isCurrent = () => current?.client === client;
    const refused = () => {
      if (!isCurrent()) return;
      current?.leave();
      later();
    };
    const client = new Client({
      newWebSocketFn: (url) => {
        socket = new WebSocket(url);
        socket.addEventListener('message', ({ data }) => {
          if (!isGreeted && isRefusal(String(data))) refused();
        });
        return socket;
      },
    });
    client.addMessageListener((message) => {
      if (message.event === 'hello') {
        isGreeted = true;
        pause = pauses.shortest;
      }
      onMessage(message);
    });
    // Only with such a listener the client continues its connection by its id.
    client.addMissedMessageListener(() => undefined);
    client.addErrorListener((error) => console.error(error));
    client.addCloseListener(() => {
      // The client plans its next connection after this.
      if (!isGreeted) queueMicrotask(refused);
      isGreeted = false;
      onLost();
    });
    current = {
      client,
      leave: () => {
        current = undefined;
        client.close();
        // The client leaves one open that is still connecting.
        if (socket) Object.assign(socket, { onopen: null, onmessage: null, onerror: null, onclose: null });
        socket?.close();
      },
    };
    client.initialize(address, token);
  };
  const later = () => {
    // Half of the pause is random, so that all clients do not come back at once.
    again = setTimeout(() => void connect(), pause / 2 + (Math.random() * pause) / 2);
    pause = Math.min(2 * pause, pauses.longest);
  };

  void connect();
  return {
    type: (channel) => {
      if (Date.now() - typedAt < typingPause) return;
      typedAt = Date.now();
      current?.client.userTyping(channel, '');
    },
    end: () => {
      isOver = true;
      clearTimeout(again);
      current?.leave();
    },
  };
};

/** The challenge is the first message of a connection. */
const isRefusal = (data: string): boolean => {
  const { status, seq_reply } = JSON.parse(data) as { status?: string; seq_reply?: number };
  return status === 'FAIL' && seq_reply === 1;
};
