import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A GET, or the POST of a body. `expected` is a part of the answer: GraphQL answers errors with 200, too. */
export type HttpRequest = { path: string; body?: string; headers?: Record<string, string>; expected?: string };
/** Answers a second, and the milliseconds of each. */
export type Load = { rate: number; times: number[] };

const connections = 10;
const seconds = 10;

/** Throws for an answer that is not 200, or without what is expected. */
export const send = async (
  port: number,
  { path, body, headers: more, expected = '' }: HttpRequest,
  agent?: Agent,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...more };
    const method = body === undefined ? 'GET' : 'POST';
    request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200 && answer.includes(expected)) resolve(answer);
        else reject(new Error(`${path} answered ${response.statusCode}: ${answer}`));
      }, reject);
    })
      .on('error', reject)
      .end(body);
  });

/** Sends requests in turn, some at once, each connection the next one after its answer. */
export const load = async (port: number, requests: readonly HttpRequest[]): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  // The first answers load code and caches.
  for (const each of requests.slice(0, 3)) await send(port, each, agent);
  const times: number[] = [];
  const begin = performance.now();
  let next = 0;
  const connection = async () => {
    while (performance.now() - begin < seconds * 1000) {
      const start = performance.now();
      await send(port, requests[next++ % requests.length] as HttpRequest, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { rate: (times.length * 1000) / (performance.now() - begin), times };
};
