import type { LogEntry } from '#shared/contracts/shifts.ts';

/** Entries of one action. */
export type Step = {
  at: string;
  by: LogEntry['by'];
  on_behalf_of: LogEntry['on_behalf_of'];
  entries: LogEntry[];
  deed: StepKind;
};

/** Named after the most important entry. */
export type StepKind =
  | 'created'
  | 'assigned'
  | 'replaced'
  | 'replacement_asked'
  | 'punch_claimed'
  | 'reserved'
  | 'called_up'
  | 'left'
  | 'canceled'
  | 'started'
  | 'ended'
  | 'auto_completed'
  | 'corrected'
  | 'no_show'
  | 'not_filled'
  | 'asked'
  | 'refused'
  | 'withdrawn'
  | 'moved'
  | 'break_started'
  | 'break_ended'
  | 'break_planned'
  | 'specialty'
  | 'declined'
  | 'back_dropped'
  | 'hours_approved'
  | 'hours_unapproved'
  | 'hours_disputed'
  | 'hours_accepted'
  | 'hours_proposed'
  | 'hours_reopened'
  | 'premium'
  | 'pay'
  | 'commented'
  | 'changed';

/** Groups the log into actions, newest first: entries with the same time and author belong together. */
export const stepsOf = (log: readonly LogEntry[]): Step[] => {
  const steps = new Map<string, LogEntry[]>();
  for (const entry of log) {
    const key = `${entry.at} ${entry.by?.id}`;
    steps.set(key, [...(steps.get(key) ?? []), entry]);
  }
  return [...steps.values()].toReversed().flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    return [{ at: first.at, by: first.by, on_behalf_of: first.on_behalf_of, entries, deed: deedOf(entries, log) }];
  });
};

const deedOf = (entries: readonly LogEntry[], log: readonly LogEntry[]): StepKind => {
  const of = <Kind extends LogEntry['kind']>(kind: Kind) =>
    entries.find((entry): entry is Extract<LogEntry, { kind: Kind }> => entry.kind === kind);
  if (of('created')) return 'created';
  if (of('replacement_asked')) return 'replacement_asked';
  if (of('punch_claimed')) return 'punch_claimed';
  if (of('declined')) return 'declined';
  if (of('back_dropped')) return 'back_dropped';
  const status = of('status');
  if (status) return byStatus(status);
  const hours = of('hours');
  const ofHours = hours && byHours(hours);
  if (ofHours) return ofHours;
  if (of('staff')) return 'replaced';
  if (of('change_asked')) return 'asked';
  const refused = of('change_refused');
  if (refused) {
    const changeRequest = log.slice(0, log.indexOf(refused)).findLast(({ kind }) => kind === 'change_asked');
    return changeRequest?.by?.id === refused.by?.id ? 'withdrawn' : 'refused';
  }
  const times = entries.filter(({ kind }) => kind === 'start' || kind === 'end');
  if (times.length > 0) return times.some(({ field }) => field?.startsWith('actual')) ? 'corrected' : 'moved';
  const rest = of('break');
  if (rest) return byBreak(rest);
  if (of('planned_break')) return 'break_planned';
  if (of('category')) return 'specialty';
  if (of('premium')) return 'premium';
  if (of('pay')) return 'pay';
  return of('comment') ? 'commented' : 'changed';
};

const byStatus = ({ before, after, by }: Extract<LogEntry, { kind: 'status' }>): StepKind => {
  if (after === 'confirmed') return before === 'reserve' ? 'called_up' : 'assigned';
  if (after === 'reserve') return 'reserved';
  if (after === 'new') return 'left';
  if (after === 'canceled') return 'canceled';
  if (after === 'in_progress') return 'started';
  if (after === 'unfulfilled') return before === 'new' ? 'not_filled' : 'no_show';
  if (before === 'unfulfilled') return 'corrected';
  return by === null ? 'auto_completed' : 'ended';
};

/** A correction of hours that are not disputed is named after its times. Only an undone approval has no reason. */
const byHours = ({ before, after, reason }: Extract<LogEntry, { kind: 'hours' }>): StepKind | null => {
  if (before === 'approved' && reason === null) return 'hours_unapproved';
  if (after === 'disputed') return 'hours_disputed';
  if (after === 'reopened') return 'hours_reopened';
  if (after === 'approved') return before === 'disputed' ? 'hours_accepted' : 'hours_approved';
  return before === 'disputed' ? 'hours_proposed' : null;
};

const byBreak = ({ before, after }: Extract<LogEntry, { kind: 'break' }>): StepKind => {
  // A correction adds, moves or removes a whole break.
  if (before === null) return after?.to === null ? 'break_started' : 'corrected';
  return before.to === null && after !== null ? 'break_ended' : 'corrected';
};
