import type { Server } from 'node:http';
import { createServer } from 'vite';
import type { ServePages } from './web-server.ts';

/** The URL prefix of the sources: without it, web/api would collide with the API's /api. */
const base = '/@web/';

/** Embeds Vite's dev server, so that the page updates as sources are saved. */
export const serveSources = async (server: Server): Promise<ServePages> => {
  const vite = await createServer({ base, server: { middlewareMode: true, hmr: { server } } });
  return (request, response) => {
    // Hot reload needs an inline script, which the distribution's Content-Security-Policy forbids.
    response.removeHeader('content-security-policy');
    if (!request.url?.startsWith(base)) request.url = base + request.url?.slice(1);
    vite.middlewares(request, response);
  };
};
