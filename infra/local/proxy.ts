import { type IncomingMessage, request as ask, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

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
