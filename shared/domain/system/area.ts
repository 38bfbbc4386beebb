import type { Actions, Permissions } from '../area.ts';
import { A } from '../role-codes.ts';

export const permissions = { 'system-settings.write': [A] } as const satisfies Permissions;

export const fieldProblems = ['not-https'] as const;

export const recordKinds = ['setting'] as const;

export const actions = {
  'footer-company-set': 'setting',
  'support-hours-set': 'setting',
  'issuer-set': 'setting',
} as const satisfies Actions;
