import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { idempotent } from './idempotent.ts';
import type { Run } from './serve.ts';
import { serve } from './serve.ts';

/**
 * `serve` for endpoints that honour Idempotency-Key (`isIdempotent` says which). In its own file, so that bundles of
 * read-only functions do not include the write code.
 */
export const serveIdempotent = <const E extends Endpoint>(contract: E, run: Run<E>) => serve(contract, run, idempotent);
