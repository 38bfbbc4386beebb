import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/**
 * A request, a schedule and a WebSocket message say when they came; workers and projections get their clock from
 * `serveQueue` and `serveStream`, so tests can move it. These files read the clock of the machine:
 */
const allowed = {
  'functions/events/serve-queue.ts': 'a message does not say when it is delivered',
  'functions/events/serve-stream.ts': 'nor does a record of the stream',
  'functions/auth/triggers/verify-challenge.ts': "Cognito's event has no time",
  'functions/identity/end-all-sessions.ts': 'waits for the second after the sign-out',
  'functions/data/counted/mend.ts': 'logs a metric, which has a time',
  'functions/http/access-log.ts': 'logs how long a request took',
};

const clock = /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b|(?<!new )\bDate\(\)/;
const isServer = (file: string) => /^(functions|shared)\//.test(file) && !file.endsWith('.test.ts');
const readers = sources.filter(({ file, text }) => isServer(file) && clock.test(text));

it('no server code and no rule reads the clock of the machine, except where no event gives the time', () =>
  expect(readers.map(({ file }) => file).toSorted()).toEqual(Object.keys(allowed).toSorted()));
