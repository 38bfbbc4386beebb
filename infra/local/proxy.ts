import { type IncomingMessage, request as ask, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

/** Passes a request on to `target` and its answer back, both as they stream; `headers` replace the asker's own. */
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
