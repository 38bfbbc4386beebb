import { appendFileSync, readFileSync } from 'node:fs';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { callsOf, roundTrips, units } from './calls.ts';

/** The table calls of one successful request. Capacity in units, without the wrapper's read of the acting account. */
export type Recorded = { name: string; calls: string; trips: number; read: number; written: number };

/** Runs a handler and appends its calls to the file, if it succeeds. */
export const recordCalls =
  (file: string) =>
  async <T extends { statusCode: number }>({ name, access }: Endpoint, handle: () => Promise<T>): Promise<T> => {
    const { result, calls } = await callsOf(handle);
    const own = access === 'public' ? calls : calls.slice(1);
    const { read, written } = units(own);
    const names = own.map((call) => call.name).join(', ');
    if (result.statusCode < 400) {
      const line: Recorded = { name, calls: names, trips: roundTrips(own), read, written };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
    return result;
  };

export const readRecorded = (file: string): Recorded[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);
