import { day, type Limits, type Notifications, type Problems } from '../area.ts';
import { exportPatience } from './export-patience.ts';
import { exportScope } from './scope.ts';

export const problems = { 'export-limit': 429, 'running-export-limit': 429 } as const satisfies Problems;

export const limits = {
  'exports-of-account': { count: 30, seconds: day, code: 'export-limit' },
  /** Each is given back when its export is ready or has failed, which it has after `exportPatience` at the latest. */
  'running-exports-of-account': { count: 2, seconds: exportPatience, code: 'running-export-limit' },
} as const satisfies Limits;

export const notifications = { 'export-ready': null, 'export-failed': null } as const satisfies Notifications;

export const recordKinds = ['export'] as const;

export const lists = ['exports'] as const;

export const live = exportScope;
