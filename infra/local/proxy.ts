import { type IncomingMessage, request as ask, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Streams a request to `target` and its response back. `headers` override the client's headers. */
export const passOn = (
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  headers: OutgoingHttpHeaders,
): void => {
  const outgoing = ask(target, { method: incoming.method, headers: { ...incoming.headers, ...headers } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The local cloud does not answer');
  });
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
};

/** Passes the handshake of a WebSocket on to `target`, then the bytes in both directions. */
export const passUpgradeOn = (
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: string,
  headers: OutgoingHttpHeaders,
): void => {
  const end = () => socket.destroy();
  socket.on('error', end);
  const outgoing = ask(target, { headers: { ...incoming.headers, ...headers } });
  outgoing.once('error', end);
  outgoing.once('response', ({ statusCode = 502 }) => socket.end(`HTTP/1.1 ${statusCode} \r\n\r\n`));
  outgoing.once('upgrade', (answer, upstream, first) => {
    const lines = answer.rawHeaders.flatMap((name, n, all) => (n % 2 === 0 ? [`${name}: ${all[n + 1]}`] : []));
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    socket.write(first);
    upstream.write(head);
    upstream.on('error', end).once('close', end);
    socket.once('close', () => upstream.destroy());
    upstream.pipe(socket).pipe(upstream);
  });
  outgoing.end();
};
