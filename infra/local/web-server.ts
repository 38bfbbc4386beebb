import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { receiveStripeEvents } from '#shared/contracts/billing.ts';
import { chatPath } from '#shared/contracts/chats.ts';
import { livePath } from '#shared/contracts/live.ts';
import { published } from '#shared/domain/files/purposes.ts';
import { apiOf } from '../apis.ts';
import { fileHeaders, noInlineParts, region, securityHeaders } from '../security-headers.ts';
import { localSigningSecret } from '../settings.ts';
import type { Cloud } from './boot-cloud.ts';
import { readOriginSecret } from './deploy.ts';
import { answerFile } from './files.ts';
import { mailboxPage, mailboxPolicy, readMailbox } from './mailbox.ts';
import { modelPath } from './model/path.ts';
import { answerModel } from './model/stand-in.ts';
import { passOn, passUpgradeOn } from './proxy.ts';
import { answerRegister, answerVatRegister, registerPath, vatRegisterPath } from './registers/serve.ts';
import type { PaidBefore } from './stripe/objects.ts';
import { answerOperator } from './stripe/operator.ts';
import { localStripe, stripeApiPath, stripePath } from './stripe/path.ts';
import { createStripeStandIn } from './stripe/stand-in.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;
export type ServePages = (request: IncomingMessage, response: ServerResponse, path: string) => void | Promise<void>;
/** `uploadOrigin` is where browsers send files. */
export type MakePages = (server: Server, uploadOrigin: string) => Promise<ServePages>;

const json = (response: ServerResponse, body: unknown) =>
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
    .end(JSON.stringify(body));

/**
 * Does what the distribution does for /api: chooses the API, removes a slash at the end of the path, adds the viewer's
 * address and the secret origin header.
 */
const toApi = ({ endpoint, deployment }: Cloud, originSecret: string): Answer => {
  const { host } = new URL(endpoint);
  return (request, response, { pathname, search }) => {
    const api = deployment.apiIds[apiOf(pathname)];
    passOn(request, response, `${endpoint}/_aws/execute-api/${api}/$default${pathname.replace(/\/$/, '')}${search}`, {
      host,
      'cloudfront-viewer-address': `${request.socket.remoteAddress}:${request.socket.remotePort}`,
      'x-origin-secret': originSecret,
    });
  };
};

const toCognito = ({ endpoint }: Cloud): Answer => {
  const { host } = new URL(endpoint);
  return (request, response) => passOn(request, response, `${endpoint}/`, { host });
};

/** On AWS the deployment writes this file. Here the browser reaches Cognito through the page's own origin. */
const config =
  ({ deployment }: Cloud): Answer =>
  (request, response) => {
    const { userPoolId, webClientId: userPoolClientId } = deployment;
    const userPoolEndpoint = `http://${request.headers.host}/cognito`;
    const stripe = { key: localStripe('').stripePublicKey, script: `${stripePath}/stripe.js` };
    json(response, { region, userPoolId, userPoolClientId, userPoolEndpoint, stripe });
  };

const mailbox =
  ({ endpoint }: Cloud): Answer =>
  async (request, response, { pathname, searchParams }) => {
    // An unescaped + in a query is a space.
    const to = searchParams.get('to')?.replace(/^ /, '+') ?? null;
    const find = searchParams.get('find') ?? '';
    const messages = await readMailbox(endpoint, to);
    const wantsJson = pathname.endsWith('.json') || to !== null || request.headers.accept?.includes('json');
    if (wantsJson) json(response, messages);
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': mailboxPolicy })
        .end(
          mailboxPage(
            messages.filter((message) => message.to.includes(find.trim())),
            find,
          ),
        );
  };

/** Sends an event of Stripe to the webhook through this server, as Stripe does through the distribution. */
const deliverTo = async (server: Server, body: string, signature: string): Promise<number> => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return 0;
  const { status } = await fetch(`http://127.0.0.1:${address.port}${receiveStripeEvents.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });
  return status;
};

const subjects = `${registerPath}/ekonomicke-subjekty/`;
const filesPath = `/${published}/`;

/**
 * Serves the web app, /api and Cognito on one origin, like the distribution, the mailbox, the public registers and the
 * stand-in for a model.
 * `paid` are the payments that the stand-in for Stripe knows from the beginning.
 */
export const createWebServer = async (cloud: Cloud, makePages: MakePages, paid: readonly PaidBefore[] = []) => {
  const server = createServer();
  const uploadOrigin = new URL(cloud.endpoint).origin;
  const pages = await makePages(server, uploadOrigin);
  const originSecret = await readOriginSecret(cloud.deployment);
  const api = toApi(cloud, originSecret);
  const standIn = createStripeStandIn({
    secret: localSigningSecret,
    deliver: (body, signature) => deliverTo(server, body, signature),
  });
  for (const payment of paid) standIn.remember(payment);
  const places: Record<string, Answer> = {
    '/cognito': toCognito(cloud),
    '/config.json': config(cloud),
    '/__mailbox': mailbox(cloud),
    '/__mailbox.json': mailbox(cloud),
    [vatRegisterPath]: (request, response) => answerVatRegister(request, response, new Date().toISOString()),
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(`http://localhost${request.url}`);
    if (url.pathname.startsWith('/api/')) return api(request, response, url);
    if (url.pathname.startsWith(filesPath)) return answerFile(cloud.deployment.filesBucket, response, url);
    if (url.pathname.startsWith(stripeApiPath)) return standIn.answer(request, response, url);
    if (url.pathname.startsWith(stripePath)) return answerOperator(standIn, request, response, url.pathname);
    if (url.pathname.startsWith(`${modelPath}/`)) return void (await answerModel(request, response, url));
    if (url.pathname.startsWith(subjects))
      return answerRegister(response, url.pathname.slice(subjects.length), new Date().toISOString());
    const place = places[url.pathname];
    return place ? place(request, response, url) : pages(request, response, url.pathname);
  };

  const headersOfPages = securityHeaders(noInlineParts, uploadOrigin);
  server.on('request', (request, response) => {
    const headers = request.url?.startsWith(filesPath) ? fileHeaders : headersOfPages;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const { endpoint, deployment } = cloud;
  const socketAddress = `${endpoint}/_aws/execute-api/${deployment.liveApiId}/live`;
  server.on('upgrade', (request, socket, head) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    // The dev server has a socket of its own.
    if (pathname !== livePath && pathname !== chatPath) return;
    passUpgradeOn(request, socket, head, socketAddress + search, {
      host: new URL(endpoint).host,
      'x-origin-secret': originSecret,
    });
  });
  return server;
};

/** `port` 0 chooses a free port. */
export const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};
