import type { readMeasured } from './measured.ts';
import { monthOf, sum } from './month.ts';
import { type Line, lines, prices } from './prices.ts';
import { minutesOfMonth, readResources, type Template } from './resources.ts';
import { runs, unmeasured, usage } from './usage.ts';

type Measured = ReturnType<typeof readMeasured>;

/**
 * Receive requests of an idle queue: Lambda polls it for 20 seconds at a time, by five pollers. Without a maximum
 * concurrency it would reduce them to two.
 */
const idleReceives = 5 * 3 * minutesOfMonth;
/** Of a log, once it is stored. */
const compressed = 0.15;
const monthsOfLog = 3;

const quantitiesOf = (templates: readonly Template[], measured: Measured, companies: number): Record<Line, number> => {
  const { count, memoryOf, ...resources } = readResources(templates);
  const month = monthOf(companies);
  const { opens, pings, effects, uploads, sms } = month;
  const requests = month.requests.map((each) => ({ ...each, ...measured.unitsOf(each.name) }));
  const total = sum(requests.map((each) => each.count));
  const transactions = sum(requests.map((each) => (each.isWrite ? each.count : 0)));

  const invocations = [
    ...resources.schedules.map((schedule) => ({ ...schedule, ...runs.job })),
    ...requests.map((each) => ({
      count: each.count,
      memory: memoryOf(each.name),
      ...runs[each.isWrite ? 'write' : 'read'],
    })),
    // A connection is opened, subscribed and closed.
    { count: pings + 3 * opens, memory: memoryOf('live-socket'), ...runs.socket },
    // A connection adds an outbox entry.
    { count: transactions * unmeasured.streamRuns + opens, memory: memoryOf('run-projections'), ...runs.stream },
    { count: effects, memory: memoryOf('send-letter'), ...runs.job },
    // Each open app gets a new token; a sign-in by code calls three more triggers.
    { count: opens + 3 * sms, memory: memoryOf('suppress-user-scope'), ...runs.trigger },
    { count: uploads, memory: memoryOf('receive-upload'), ...runs.upload },
  ];
  const logs = sum(invocations.map((each) => each.count * each.bytes)) / 1e9;
  const loads = month.people * usage.loads;
  const files = loads * usage.filesOfLoad + opens * usage.filesOfOpen;
  const tableSize = month.shifts * usage.sizeOfShift * usage.monthsKept;

  return {
    alarms: resources.alarmMetrics,
    dashboards: count('CloudWatch::Dashboard'),
    // A function writes SmsThisMonth.
    'custom metrics': count('Logs::MetricFilter') + (sms > 0 ? 1 : 0),
    'log ingestion': logs,
    'log storage': logs * monthsOfLog * compressed,
    secrets: count('SecretsManager::Secret'),
    keys: count('KMS::Key') + companies * usage.sealedTenders,
    // An effect is sent, received and deleted.
    'queue requests': resources.polledQueues * idleReceives + 3 * effects,
    'function runs': sum(invocations.map((each) => each.count)),
    'function compute': sum(invocations.map((each) => (each.count * each.seconds * each.memory) / 1024)),
    'table reads':
      sum(requests.map((each) => each.count * (each.reads + unmeasured.readsOfRequest))) +
      opens * unmeasured.connection.reads +
      effects * unmeasured.effect.reads +
      sum(resources.schedules.map((each) => each.count * unmeasured.readsOfSchedule)),
    'table writes':
      sum(requests.map((each) => each.count * each.writes * (1 + unmeasured.projected))) +
      opens * unmeasured.connection.writes +
      effects * unmeasured.effect.writes,
    'table storage': tableSize,
    'table backup': tableSize,
    'API requests': total,
    // Pings and subscriptions are answered.
    'live messages': 2 * (pings + opens) + month.shifts * usage.liveMessages,
    'live connections': month.connectedMinutes,
    'CDN requests': total + files + opens,
    'CDN transfer': total * unmeasured.sizeOfReply + loads * measured.firstLoad,
    'CDN functions': total + files + opens,
    users: month.people,
    SMS: sms,
    letters: month.letters,
    'file storage': usage.deployed + uploads * usage.sizeOfUpload * usage.monthsKept,
    // A file and its three squares, each created; the file is deleted.
    'file writes': uploads * 4,
    'file events': uploads * 5,
    'file reads': opens * usage.filesOfOpen + uploads,
  };
};

export type Item = { line: Line; quantity: number; usd: number };
export type Bill = { items: Item[]; total: number };

/** The lines of a month with so many companies. Units within a free allowance cost nothing. */
export const billOf = (templates: readonly Template[], measured: Measured, companies: number): Bill => {
  const quantities = quantitiesOf(templates, measured, companies);
  const items = lines.map((line) => {
    const { usd, per, free } = prices[line];
    return { line, quantity: quantities[line], usd: (Math.max(0, quantities[line] - free) / per) * usd };
  });
  return { items, total: sum(items.map(({ usd }) => usd)) };
};

/** The five dearest lines. */
export const dearest = ({ items }: Bill): Item[] => items.toSorted((one, other) => other.usd - one.usd).slice(0, 5);
