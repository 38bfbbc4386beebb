import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, stopChildren } from '../infra/local/child.ts';
import { root } from '../infra/local/folders.ts';
import { stopOnSignal } from '../infra/local/stop.ts';
import { bootTestCloud } from './world/boot.ts';

/** Leap days, month and year ends, clock changes, holidays, and the days around which tests once failed. */
const dates = [
  '2026-12-31T23:59:40.000Z',
  '2027-01-01T00:00:00.000Z',
  '2027-02-28T23:59:40.000Z',
  '2027-03-28T00:59:40.000Z',
  '2027-04-23T12:00:00.000Z',
  '2027-05-31T21:59:40.000Z',
  '2027-06-01T00:00:00.000Z',
  '2027-07-05T22:30:00.000Z',
  '2027-10-31T00:30:00.000Z',
  '2027-12-24T11:00:00.000Z',
  '2028-02-29T12:00:00.000Z',
  '2030-04-30T12:00:00.000Z',
] as const;
const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { date: { type: 'string' }, zone: { type: 'string' }, all: { type: 'boolean' } },
});

const chosenDates = options.date ? [options.date] : dates;
const chosenZones = options.zone ? [options.zone] : zones;
/** Each date in one zone, the zones in turn; with `--all`, or for one `--date`, in every zone. */
const rounds = options.all || options.date ? chosenZones : chosenZones.slice(0, 1);
const combinations = rounds.flatMap((_, round) =>
  chosenDates.map((now, nth) => ({ now, zone: chosenZones[(nth + round) % chosenZones.length] ?? 'UTC' })),
);

/** The unit and api projects, both rings. vitest.config.ts leaves out journeys, because deployed functions keep the real clock. */
const selection = ['--project', 'unit', '--project', 'api*', ...positionals];

const runOn = async (now: string, zone: string): Promise<boolean> => {
  const cli = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...selection];
  const { code, output } = await run(process.execPath, cli, {
    ...process.env,
    TZ: zone,
    SMENA_TEST_NOW: now,
    SMENA_TEST_ALL: 'true',
  });
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${now}  ${zone}`);
  if (code !== 0) console.log(output);
  return code === 0;
};

stopOnSignal({ code: 1 });
process.env['SMENA_TEST_CLOUD'] ??= await bootTestCloud({ name: 'dates', web: false });
let failed = 0;
for (const { now, zone } of combinations) if (!(await runOn(now, zone))) failed += 1;
await stopChildren();
console.log(`${failed} of the date and zone combinations failed`);
process.exit(failed === 0 ? 0 : 1);
