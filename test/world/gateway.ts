import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { LiveMessage } from '#shared/contracts/live.ts';

/**
 * API Gateway's side of WebSocket connections, for functions that run in the test's process. Set `LIVE_URL` to its
 * `address` before they are used.
 */
export const startGateway = async () => {
  const received = new Map<string, LiveMessage[]>();
  const closed = new Set<string>();
  const answers = new Map<string, number>();
  const hanging = new Set<string>();
  const server = createServer((request, response) => {
    const connection = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    const status = answers.get(connection) ?? 200;
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      if (hanging.has(connection)) return;
      if (request.method === 'DELETE') closed.add(connection);
      else if (status === 200)
        received.set(connection, [...(received.get(connection) ?? []), JSON.parse(body) as LiveMessage]);
      response.writeHead(status, status === 410 ? { 'x-amzn-errortype': 'GoneException' } : {}).end();
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    messagesTo: (connection: string): readonly LiveMessage[] => received.get(connection) ?? [],
    isClosed: (connection: string): boolean => closed.has(connection),
    /** The status of all answers about a connection: 500 for one that fails, 410 for one that is gone. */
    answer: (connection: string, status: number) => void answers.set(connection, status),
    /** No request about a connection is answered. */
    hang: (connection: string) => void hanging.add(connection),
  };
};
