import { readFileSync } from 'node:fs';
import type { ExportFormat } from '#shared/domain/exports/export.ts';
import { csvFile } from '../functions/jobs/exports/csv-file.ts';
import { readPages } from '../functions/jobs/exports/list-pages.ts';
import { headersIn, wordsIn } from '../functions/jobs/exports/words.ts';
import { xlsxFile } from '../functions/jobs/exports/xlsx-file.ts';
import { type Answer, callsOf, roundTrips, units } from './calls.ts';

/** A process that exports a list like the deployed function. Its table is in the process that started it. */
export type Order = { format: ExportFormat; company: { id: string; name: string } };
export type Question = { ask: number; command: string; input: object };
export type Reply = { ask: number; answer: Answer };
export type Result = {
  rows: number;
  trips: number;
  calls: number;
  /** RCU. */
  read: number;
  /** Bytes of the file. */
  length: number;
  /** Seconds of processor time for reading and writing the file. */
  cpu: number;
  /** Bytes of the whole process at most, which is what Lambda calls the memory used. */
  peak: number;
};

const waiting = new Map<number, (answer: Answer) => void>();
const ask = (command: string, input: object): Promise<Answer> =>
  new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    process.send?.({ ask: lastId, command, input } satisfies Question);
  });
let lastId = 0;

const peakMemory = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;

const run = async ({ format, company }: Order): Promise<Result> => {
  const now = new Date().toISOString();
  const head = Object.values(headersIn('cz', 'users'));
  const file = format === 'csv' ? csvFile(head, 'cs') : xlsxFile('Lidé', head);
  const reading = {
    list: 'users',
    query: {},
    actor: { id: 'x', login_id: 'x', fio: 'x', role: 'ROLE_VENDOR', company, store_ids: [] as string[] },
    locale: 'cz',
    now,
    words: wordsIn('cz', now),
  } as const;
  const before = process.cpuUsage();
  const { result, calls } = await callsOf(() => readPages(reading, file.add), ask);
  const { length } = await file.finish();
  const { user, system } = process.cpuUsage(before);
  const [trips, { read }] = [roundTrips(calls), units(calls)];
  return {
    rows: result.rows,
    trips,
    calls: calls.length,
    read,
    length,
    cpu: (user + system) / 1e6,
    peak: peakMemory(),
  };
};

process.on('message', (message: Order | Reply) => {
  if ('ask' in message) {
    waiting.get(message.ask)?.(message.answer);
    waiting.delete(message.ask);
    return;
  }
  void run(message).then((result) => process.send?.(result, () => process.exit()));
});
