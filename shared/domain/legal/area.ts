import type { Actions, Permissions } from '../area.ts';
import { A } from '../role-codes.ts';

export const permissions = { 'document.write': [A] } as const satisfies Permissions;

export const recordKinds = ['document'] as const;

export const actions = { 'terms-accepted': 'person', 'document-changed': 'document' } as const satisfies Actions;
