import { privatePurposes } from '../files/purposes.ts';
import { exportPatience } from './export-patience.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** More rows are refused. A workbook of so many rows needs 600 MB while it is written. */
export const maxExportRows = 100_000;

/** What is stored. An export ends as ready or failed. */
export const storedExportStates = ['running', 'ready', 'failed'] as const;
export const exportStates = [...storedExportStates, 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/**
 * Why an export failed: too many rows, the role no longer lists such records, the list refuses the filters, or it was
 * not finished in time. Each is a message of the web app (`exports:failures`).
 */
export const exportFailures = ['too-many-rows', 'no-access', 'refused-filters', 'not-in-time'] as const;
export type ExportFailure = (typeof exportFailures)[number];

const dayMs = 86_400_000;
const later = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString();

/** The times of a new export, ISO 8601 UTC. */
export const exportTimes = (now: string) => ({
  created_at: now,
  run_until: later(now, exportPatience * 1000),
  available_until: later(now, privatePurposes.export.days * dayMs),
});

type Export = {
  state: (typeof storedExportStates)[number];
  failure: ExportFailure | null;
  run_until: string;
  available_until: string;
};

/** What its owner sees: an unfinished export fails by time alone, and a file expires. */
export const exportStateOf = (
  { state, failure, run_until, available_until }: Export,
  now: string,
): { state: ExportState; failure: ExportFailure | null } => {
  if (state === 'running' && run_until <= now) return { state: 'failed', failure: 'not-in-time' };
  if (state === 'ready' && available_until <= now) return { state: 'expired', failure };
  return { state, failure };
};
