import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fileOf, languageCookie, unknownOrigin } from '#shared/domain/public-pages.ts';
import { readInlineHashes, securityHeaders } from '../security-headers.ts';
import { root } from './folders.ts';
import type { MakePages } from './web-server.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^text|json|svg|javascript|wasm/;

type Encoding = 'br' | 'gzip' | 'identity';
const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
  identity: (body) => body,
};
const encodingFor = (request: IncomingMessage, type: string): Encoding => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!compressible.test(type)) return 'identity';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
};

/** Chooses as the distribution's function does. */
const chosenFile = ({ url = '', headers }: IncomingMessage, path: string): string => {
  const query = Object.fromEntries(new URL(url, unknownOrigin).searchParams);
  const cookies = (headers.cookie ?? '').split('; ').map((cookie) => cookie.split('='));
  const stored = cookies.find(([name]) => name === languageCookie)?.[1];
  return fileOf(path, query, { stored, accepted: headers['accept-language'] });
};

/** At a deployment the stack writes the origin into the documents. */
const withOrigin = (document: Buffer, { headers }: IncomingMessage): Buffer =>
  Buffer.from(document.toString().replaceAll(unknownOrigin, `http://${headers.host}`));

/** Serves dist/web like the distribution: screen paths return the page, hashed files are cached for ever. */
export const serveBuiltFiles: MakePages = async (_, uploadOrigin) => {
  const folder = join(root, 'dist/web');
  const compressed = new Map<string, Buffer>();
  const policy = securityHeaders(readInlineHashes(folder), uploadOrigin)['content-security-policy'];

  return async (request, response, path) => {
    const requestedPath = normalize(chosenFile(request, path));
    const file = join(folder, requestedPath);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const encoding = encodingFor(request, type);
    const isPage = extname(file) === '.html';
    const key = `${encoding} ${file} ${statSync(file).mtimeMs} ${isPage ? request.headers.host : ''}`;
    const read = async () => (isPage ? withOrigin(await readFile(file), request) : readFile(file));
    const body = compressed.get(key) ?? compress[encoding](await read());
    compressed.set(key, body);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': requestedPath.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: isPage ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
      'content-security-policy': policy,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};
