import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../local/folders.ts';
import { prerenderPages } from './prerender.ts';

/** Builds the web app. infra/build/build.ts runs this file in a process of its own. */
await build({ logLevel: 'warn' });
await prerenderPages(join(root, 'dist/web'));
