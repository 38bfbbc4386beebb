import type { Server } from 'node:http';
import { createServer } from 'vite';
import type { ServePages } from './web-server.ts';

/** Where the sources stand for the browser: web/api would else be taken for the API's own /api. */
const base = '/@web/';

/** Vite's dev server inside ours: the web app from its sources, changed in the open page as they are saved. */
export const serveSources = async (server: Server): Promise<ServePages> => {
  const vite = await createServer({ base, server: { middlewareMode: true, hmr: { server } } });
  return (request, response) => {
    // Hot reload runs a script inside the page, which the distribution's policy rightly forbids.
    response.removeHeader('content-security-policy');
    if (!request.url?.startsWith(base)) request.url = base + request.url?.slice(1);
    vite.middlewares(request, response);
  };
};
