import { build } from 'vite';

/** Builds the web app. infra/build/build.ts runs this file in a process of its own. */
await build({ logLevel: 'warn' });
