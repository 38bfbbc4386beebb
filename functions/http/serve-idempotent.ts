import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { idempotent } from './idempotent.ts';
import type { Run } from './serve.ts';
import { serve } from './serve.ts';

/**
 * `serve` for what Idempotency-Key is honoured of (`isIdempotent` says which contracts). A file of its own, so that a
 * function that only reads does not bring what writes need.
 */
export const serveIdempotent = <const E extends Endpoint>(contract: E, run: Run<E>) => serve(contract, run, idempotent);
