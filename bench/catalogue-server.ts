import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from 'aws-lambda';
import { getCatalogueProduct, searchCatalogue } from '#shared/contracts/catalogue.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { HttpEvent } from '../functions/http/event.ts';
import { callsOf } from './calls.ts';
import { catalogueTable } from './catalogue-table.ts';

/** A process that answers requests by the handlers of the catalogue, and their requests for the snapshot. */
export type ServeOrder = { count: number; file: string };
export type Serving = { port: number };

type Handler = (event: HttpEvent, context: Context) => Promise<{ statusCode: number; body: string }>;
const snapshotName = 'catalogue/1/bench.zst';
const secret = 'of the bench';

/** The event of API Gateway for a request. */
const eventOf = ({ method, path }: Endpoint, { pathname, search }: URL, params: Record<string, string>): HttpEvent => ({
  version: '2.0',
  routeKey: `${method} ${path}`,
  rawPath: pathname,
  rawQueryString: search.slice(1),
  headers: {
    'accept-language': 'en',
    'x-origin-secret': secret,
    'cloudfront-viewer-address': '192.0.2.1:40000',
  },
  pathParameters: params,
  requestContext: {
    accountId: '',
    apiId: '',
    domainName: '',
    domainPrefix: '',
    requestId: '',
    routeKey: '',
    stage: '',
    time: '',
    timeEpoch: Date.now(),
    http: { method, path: pathname, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'bench' },
  },
  isBase64Encoded: false,
});

const serve = async ({ count, file }: ServeOrder): Promise<Serving> => {
  const answerOf = catalogueTable(count, snapshotName);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    if (url.pathname.endsWith(snapshotName)) return void createReadStream(file).pipe(response);
    const isList = url.pathname === searchCatalogue.path;
    const contract = isList ? searchCatalogue : getCatalogueProduct;
    const event = eventOf(contract, url, isList ? {} : { id: url.pathname.split('/').at(-1) ?? '' });
    const context = { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 60_000 } as Context;
    void callsOf(async () => (await handlerOf(contract))(event, context), answerOf).then(({ result }) => {
      response.writeHead(result.statusCode, { 'content-type': 'application/json' }).end(result.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    FILES_BUCKET: 'bench',
    ORIGIN_SECRET: secret,
  });
  return { port };
};

/** They read the environment when they are first imported. */
const handlerOf = async ({ area, name }: Endpoint): Promise<Handler> => {
  const { handler } = (await import(`../functions/${area}/${name}.ts`)) as { handler: Handler };
  return handler;
};

process.on('message', (order: ServeOrder) => void serve(order).then((serving) => process.send?.(serving)));
process.on('disconnect', () => process.exit());
